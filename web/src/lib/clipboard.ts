/** Text to the clipboard, also on pages without a certificate, as at home over Wi-Fi. */

/** Copy a text; false where the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copyBySelection(text)
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'unseen'
  const around = document.querySelector('dialog[open]') ?? document.body // outside an open dialog nothing can be selected
  around.append(area)
  area.select()
  const copied = document.execCommand('copy')
  area.remove()
  return copied
}
