import { BlockList, isIPv6 } from 'node:net';

/** Networks that are not the internet: this machine, private, link-local, shared, reserved and multicast ones, and those that lead to IPv4. */
const networks = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24'],
  ...['224.0.0.0/4', '240.0.0.0/4'],
  ...[
    '::/96',
    '::ffff:0:0:0/96',
    '64:ff9b::/96',
    '64:ff9b:1::/48',
    '100::/64',
    '2001::/23',
    '2001:db8::/32',
    '2002::/16',
    '3fff::/20',
  ],
  ...['5f00::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8'],
];
const blocked = new BlockList();
for (const network of networks) {
  const [address = '', bits] = network.split('/');
  blocked.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Is this IP address no address of the internet? An IPv4 address in the clothes of IPv6 is judged as what it is. */
export function isPrivateAddress(address: string): boolean {
  const [bare = ''] = address.split('%');
  return blocked.check(bare, isIPv6(bare) ? 'ipv6' : 'ipv4');
}
