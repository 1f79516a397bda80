export interface Try {
  /** Day of September 2026 and time in IST. */
  at: string;
  seen: string;
  isPassed: boolean;
}

export interface AcceptanceTest {
  id: string;
  what: string;
  expected: string;
  /** In whose name it was tried. */
  by: string;
  first: Try;
  second?: Try;
}

const passed = (at: string, seen: string): Try => ({ at, seen, isPassed: true });
const failed = (at: string, seen: string): Try => ({ at, seen, isPassed: false });

export const testGroups: { name: string; tests: AcceptanceTest[] }[] = [
  {
    name: 'Applications',
    tests: [
      {
        id: 'T-101',
        what: 'Order entry from the office',
        expected: 'Order saved within 3 s',
        by: 'Sales',
        first: passed('12, 23:52', 'Saved in 1.4 s'),
      },
      {
        id: 'T-102',
        what: 'Order entry from Hosur, through the tunnel',
        expected: 'Order saved within 3 s',
        by: 'Sales',
        first: failed('12, 23:55', 'Screen stays empty: large packets are lost in the tunnel'),
        second: passed('13, 00:31', 'MSS set to 1,360; saved in 1.9 s'),
      },
      {
        id: 'T-103',
        what: 'Payment file to the bank by SFTP',
        expected: 'Test file received',
        by: 'Finance',
        first: passed('13, 00:02', 'Received, confirmed by the bank’s desk'),
      },
      {
        id: 'T-104',
        what: 'Mail in and out',
        expected: 'Both within 2 min',
        by: 'IT',
        first: passed('12, 23:49', '20 s out, 35 s in'),
      },
      {
        id: 'T-105',
        what: 'Dealers’ site from outside, `203.0.113.10`',
        expected: 'Sign-in and price list',
        by: 'Sales',
        first: passed('12, 23:58', 'Both; only port 443 answers'),
      },
      {
        id: 'T-106',
        what: 'Forecasts of a customer through their VPN',
        expected: 'File of the day fetched',
        by: 'Planning',
        first: failed('13, 00:12', 'Tunnel does not come up: they offer group 14, we asked for 20'),
        second: passed('13, 01:12', 'Group 14 for this partner until 31 March 2027; file fetched'),
      },
      {
        id: 'T-107',
        what: 'Time clocks of the gate',
        expected: 'Ten stamps arrive',
        by: 'HR',
        first: failed('13, 00:09', 'None: the firewall knows no such application'),
        second: passed('13, 00:48', 'Rule by port, TCP 4370, six addresses; ten arrive'),
      },
      {
        id: 'T-108',
        what: 'Label printers of dispatch',
        expected: 'One label on each of nine',
        by: 'Dispatch',
        first: passed('13, 00:20', 'Nine labels'),
      },
      {
        id: 'T-109',
        what: 'Licence server of the drawing program',
        expected: 'Licence within 10 s',
        by: 'Design',
        first: passed('13, 00:15', '2 s'),
      },
      {
        id: 'T-110',
        what: 'Telephone, in and out',
        expected: 'Speech both ways for 3 min',
        by: 'IT',
        first: passed('13, 00:24', 'Both ways, five calls'),
      },
      {
        id: 'T-111',
        what: 'Backup host to file server',
        expected: 'TCP 445 and nothing else',
        by: 'IT',
        first: passed('13, 00:27', '445 open; 20 other ports refused and logged'),
      },
    ],
  },
  {
    name: 'Rules and inspection',
    tests: [
      {
        id: 'T-201',
        what: 'Any other source to the file server',
        expected: 'Refused, in the log',
        by: 'IT',
        first: passed('13, 00:35', 'Refused from five networks, five entries'),
      },
      {
        id: 'T-202',
        what: 'No rule hidden behind another',
        expected: 'None in 127',
        by: 'Second engineer',
        first: failed('10, 11:20', 'Two: 41 behind 17, 96 behind 90'),
        second: passed('10, 15:05', 'Both moved up; none'),
      },
      {
        id: 'T-203',
        what: 'IPv6 is judged as IPv4 is',
        expected: '20 of 20 flows alike',
        by: 'Second engineer',
        first: passed('13, 00:40', '20 of 20'),
      },
      {
        id: 'T-204',
        what: 'Intrusion prevention in alert mode',
        expected: 'Alert, nothing blocked',
        by: 'IT',
        first: passed('13, 00:44', 'Five test patterns, five alerts, five let through'),
      },
      {
        id: 'T-205',
        what: 'Decryption of an unknown site',
        expected: 'Certificate of the firm',
        by: 'IT',
        first: passed('13, 00:52', 'Seen on three PCs'),
      },
      {
        id: 'T-206',
        what: 'What is never decrypted',
        expected: '12 of 12 sites with their own certificate',
        by: 'Finance',
        first: failed('13, 00:55', '11: a bank signs in on a second name'),
        second: passed('13, 01:04', 'Name added to the exceptions; 12'),
      },
      {
        id: 'T-207',
        what: 'QUIC to the outside',
        expected: 'Blocked, page opens over TCP',
        by: 'IT',
        first: passed('13, 00:58', 'Three sites, no delay to be felt'),
      },
    ],
  },
  {
    name: 'Failover',
    tests: [
      {
        id: 'T-301',
        what: 'Power off at the active unit',
        expected: 'Under 5 s, calls stay',
        by: 'IT',
        first: passed('13, 01:20', '2.1 s; call and download went on'),
      },
      {
        id: 'T-302',
        what: 'Cable of provider A pulled',
        expected: 'B within 60 s',
        by: 'IT',
        first: passed('13, 01:28', '41 s'),
      },
      {
        id: 'T-303',
        what: 'Back to the first unit',
        expected: 'Under 5 s',
        by: 'IT',
        first: passed('13, 01:36', '1.8 s'),
      },
      {
        id: 'T-304',
        what: 'Both units hold the same',
        expected: 'Equal checksum',
        by: 'Second engineer',
        first: passed('13, 01:40', 'Equal: `9f3c…e1`'),
      },
      {
        id: 'T-305',
        what: 'Customer’s VPN over provider B',
        expected: 'Up within 3 min',
        by: 'Planning',
        first: failed('13, 01:31', 'Refused: the customer allows one address of ours'),
        second: failed('24, 15:10', 'As before: their change is planned for October'),
      },
    ],
  },
  {
    name: 'Remote access',
    tests: [
      {
        id: 'T-401',
        what: 'Sign-in with second factor',
        expected: 'Connected',
        by: 'IT',
        first: passed('13, 01:45', 'Four people, three kinds of device'),
      },
      {
        id: 'T-402',
        what: 'Sign-in without it',
        expected: 'Refused',
        by: 'IT',
        first: passed('13, 01:47', 'Refused, in the log'),
      },
      {
        id: 'T-403',
        what: '40 at once',
        expected: '40 connected',
        by: 'IT',
        first: failed('13, 15:10', '31st is refused: licence for 30 loaded'),
        second: passed('13, 16:20', 'Licence for 50 loaded; 40'),
      },
      {
        id: 'T-404',
        what: 'Account of a leaver',
        expected: 'Refused',
        by: 'HR',
        first: passed('13, 01:50', 'Three of three refused'),
      },
    ],
  },
  {
    name: 'Operation',
    tests: [
      {
        id: 'T-501',
        what: 'Administration',
        expected: 'From `10.60.9.0/24` alone, second factor',
        by: 'Second engineer',
        first: passed('13, 01:53', 'Five other networks refused'),
      },
      {
        id: 'T-502',
        what: 'Logs in the central store',
        expected: '100 of 100, clocks within 1 s',
        by: 'IT',
        first: passed('13, 02:00', '100; 0.2 s'),
      },
      {
        id: 'T-503',
        what: 'Configuration restored from backup',
        expected: 'Equal checksum on the spare unit',
        by: 'IT',
        first: passed('9, 17:30', 'Equal, after 14 min'),
      },
      {
        id: 'T-504',
        what: 'Vendor’s hardening guide, 44 settings',
        expected: 'All, or an exception in writing',
        by: 'Second engineer',
        first: passed('11, 16:00', '42; two exceptions, see below'),
      },
      {
        id: 'T-505',
        what: 'Alarm when a line is down',
        expected: 'Mail and SMS within 3 min',
        by: 'IT',
        first: failed('13, 01:29', 'Mail yes, SMS no: its gateway was not in the rules'),
        second: passed('13, 02:06', 'Rule added; both after 50 s'),
      },
    ],
  },
  {
    name: 'Way back',
    tests: [
      {
        id: 'T-601',
        what: 'Rehearsal: back to the old unit in Hosur',
        expected: 'Traffic within 15 min',
        by: 'IT',
        first: passed('9, 16:05', '11 min 20 s, eight tests repeated'),
      },
      {
        id: 'T-602',
        what: 'In the night: back to the old pair, and forth',
        expected: 'Traffic within 15 min',
        by: 'IT',
        first: passed('12, 23:18', '9 min 40 s back, 7 min forth'),
      },
    ],
  },
];

export const tests = testGroups.flatMap((group) => group.tests);
export const isPassed = ({ first, second }: AcceptanceTest) => (second ?? first).isPassed;
