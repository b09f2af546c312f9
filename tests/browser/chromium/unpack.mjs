// Decompresses what npm's Chromium consists of into this folder: the program itself, and archives of what it needs.
import { chmodSync, createReadStream, createWriteStream, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createBrotliDecompress } from 'node:zlib'

const packed = 'node_modules/@sparticuz/chromium/bin'
for (const name of readdirSync(packed)) {
  const plain = name.replace(/\.br$/, '')
  await pipeline(createReadStream(join(packed, name)), createBrotliDecompress(), createWriteStream(plain))
}
chmodSync('chromium', 0o755)
