"""How much one address or one key may ask for: a bucket of tokens each, filled at a steady rate."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

MOST_BUCKETS = 20_000
IPV6_NETWORK = 64  # bits of an address that belong to one customer


class Buckets:
    """Buckets by name. Those unused for long are forgotten, and begin full again."""

    def __init__(self, rate: float, burst: float, clock: Callable[[], float] = time.monotonic) -> None:
        """``rate`` tokens come in a second, up to ``burst``; a rate of 0 means no limit."""
        self.rate, self.burst = rate, burst
        self._clock = clock
        self._buckets: OrderedDict[str, tuple[float, float]] = OrderedDict()  # tokens, and when there were so many

    def wait(self, name: str, cost: float = 1.0) -> float:
        """Take tokens and give 0, or leave them and give the seconds after which there will be enough."""
        if not self.rate:
            return 0.0
        now = self._clock()
        tokens, then = self._buckets.pop(name, (self.burst, now))
        tokens = min(self.burst, tokens + (now - then) * self.rate)
        lacking = cost - tokens
        self._buckets[name] = (tokens if lacking > 0 else tokens - cost, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return max(0.0, lacking / self.rate)


@lru_cache(maxsize=4096)
def customer(host: str) -> str:
    """The address that is counted: of IPv6 the network, since a customer has as many addresses as they like."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Address(int(address) >> IPV6_NETWORK << IPV6_NETWORK))
    return str(address)
