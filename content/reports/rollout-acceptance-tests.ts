import { readRows } from './read-rows.ts';

const rows = readRows<'id' | 'group' | 'by' | 'what' | 'expected' | 'first' | 'second'>(`
id | group | by | what | expected | first | second
T-101 | Applications | Sales | Order entry from the office | Order saved within 3 s | 2026-09-12T23:52 passed: Saved in 1.4 s |
T-102 | Applications | Sales | Order entry from Hosur, through the tunnel | Order saved within 3 s | 2026-09-12T23:55 failed: Screen stays empty: large packets are lost in the tunnel | 2026-09-13T00:31 passed: MSS set to 1,360; saved in 1.9 s
T-103 | Applications | Finance | Payment file to the bank by SFTP | Test file received | 2026-09-13T00:02 passed: Received, confirmed by the bank’s desk |
T-104 | Applications | IT | Email in and out | Both within 2 min | 2026-09-12T23:49 passed: 20 s out, 35 s in |
T-105 | Applications | Sales | Dealers’ site from outside, \`203.0.113.10\` | Sign-in and price list | 2026-09-12T23:58 passed: Both; only port 443 answers |
T-106 | Applications | Planning | Forecasts of a customer through their VPN | File of the day fetched | 2026-09-13T00:12 failed: Tunnel does not come up: they offer group 14, we asked for 20 | 2026-09-13T01:12 passed: Group 14 for this partner until 31 March 2027; file fetched
T-107 | Applications | HR | Time clocks of the gate | Ten stamps arrive | 2026-09-13T00:09 failed: None: the firewall knows no such application | 2026-09-13T00:48 passed: Rule by port, TCP 4370, six addresses; ten arrive
T-108 | Applications | Dispatch | Label printers of dispatch | One label on each of nine | 2026-09-13T00:20 passed: Nine labels |
T-109 | Applications | Design | Licence server of the drawing program | Licence within 10 s | 2026-09-13T00:15 passed: 2 s |
T-110 | Applications | IT | Telephone, in and out | Speech both ways for 3 min | 2026-09-13T00:24 passed: Both ways, five calls |
T-111 | Applications | IT | Backup host to file server | TCP 445 and nothing else | 2026-09-13T00:27 passed: 445 open; 20 other ports refused and logged |
T-201 | Rules and inspection | IT | Any other source to the file server | Refused, in the log | 2026-09-13T00:35 passed: Refused from five networks, five entries |
T-202 | Rules and inspection | Second engineer | No rule hidden behind another | None in 127 | 2026-09-10T11:20 failed: Two: 41 behind 17, 96 behind 90 | 2026-09-10T15:05 passed: Both moved up; none
T-203 | Rules and inspection | Second engineer | IPv6 is judged as IPv4 is | 20 of 20 flows alike | 2026-09-13T00:40 passed: 20 of 20 |
T-204 | Rules and inspection | IT | Intrusion prevention in alert mode | Alert, nothing blocked | 2026-09-13T00:44 passed: Five test patterns, five alerts, five let through |
T-205 | Rules and inspection | IT | Decryption of an unknown site | Certificate of the firm | 2026-09-13T00:52 passed: Seen on three PCs |
T-206 | Rules and inspection | Finance | What is never decrypted | 12 of 12 sites with their own certificate | 2026-09-13T00:55 failed: 11: a bank signs in on a second name | 2026-09-13T01:04 passed: Name added to the exceptions; 12
T-207 | Rules and inspection | IT | QUIC to the outside | Blocked, page opens over TCP | 2026-09-13T00:58 passed: Three sites, no delay to be felt |
T-301 | Failover | IT | Power off at the active unit | Under 5 s, calls stay | 2026-09-13T01:20 passed: 2.1 s; call and download went on |
T-302 | Failover | IT | Cable of provider A pulled | B within 60 s | 2026-09-13T01:28 passed: 41 s |
T-303 | Failover | IT | Back to the first unit | Under 5 s | 2026-09-13T01:36 passed: 1.8 s |
T-304 | Failover | Second engineer | Both units hold the same | Equal checksum | 2026-09-13T01:40 passed: Equal: \`9f3c…e1\` |
T-305 | Failover | Planning | Customer’s VPN over provider B | Up within 3 min | 2026-09-13T01:31 failed: Refused: the customer allows one address of ours | 2026-09-24T15:10 failed: As before: their change is planned for October
T-401 | Remote access | IT | Sign-in with second factor | Connected | 2026-09-13T01:45 passed: Four people, three kinds of device |
T-402 | Remote access | IT | Sign-in without it | Refused | 2026-09-13T01:47 passed: Refused, in the log |
T-403 | Remote access | IT | 40 at once | 40 connected | 2026-09-13T15:10 failed: 31st is refused: licence for 30 loaded | 2026-09-13T16:20 passed: Licence for 50 loaded; 40
T-404 | Remote access | HR | Account of a leaver | Refused | 2026-09-13T01:50 passed: Three of three refused |
T-501 | Operation | Second engineer | Administration | Only from \`10.60.9.0/24\`, second factor | 2026-09-13T01:53 passed: Five other networks refused |
T-502 | Operation | IT | Logs in the central store | 100 of 100, clocks within 1 s | 2026-09-13T02:00 passed: 100; 0.2 s |
T-503 | Operation | IT | Configuration of Hosur restored from backup | Equal checksum on the spare unit | 2026-09-09T17:30 passed: Equal, after 14 min |
T-504 | Operation | Second engineer | Vendor’s hardening guide, 44 settings | All, or an exception in writing | 2026-09-11T16:00 passed: 42; two exceptions, see below |
T-505 | Operation | IT | Alarm when a line is down | Email and SMS within 3 min | 2026-09-13T01:29 failed: Email yes, SMS no: its gateway was not in the rules | 2026-09-13T02:06 passed: Rule added; both after 50 s
T-601 | Way back | IT | Rehearsal: back to the old unit in Hosur | Traffic within 15 min | 2026-09-09T16:05 passed: 11 min 20 s, eight tests repeated |
T-602 | Way back | IT | In the night: back to the old pair, and forth | Traffic within 15 min | 2026-09-12T23:18 passed: 9 min 40 s back, 7 min forth |
`);

/** Results with their times in IST, such as "2026-09-12T23:52 passed: Saved in 1.4 s". */
function readTry(text: string) {
  const found = /^(?<at>\S{16}) (?<result>passed|failed): (?<seen>.+)$/.exec(text)?.groups;
  return found && { at: found['at']!, seen: found['seen']!, isPassed: found['result'] === 'passed' };
}

/** Accounts with which each test was tried, and the result of each attempt. */
export const tests = rows.map(({ first, second, ...test }) => ({
  ...test,
  first: readTry(first)!,
  second: readTry(second),
}));
export type AcceptanceTest = (typeof tests)[number];

export const testGroups = [...new Set(tests.map(({ group }) => group))].map((name) => ({
  name,
  tests: tests.filter(({ group }) => group === name),
}));
export const isPassed = ({ first, second }: AcceptanceTest) => (second ?? first).isPassed;

/** Tests that were not repeated on a working day, because they interrupt a line or a unit. */
const TAKES_DOWN = new Set(['T-301', 'T-302', 'T-303', 'T-305', 'T-505', 'T-601', 'T-602']);
export const doneAgain = tests.filter(({ id }) => !TAKES_DOWN.has(id));
export const notDoneAgain = tests.filter(({ id }) => TAKES_DOWN.has(id));
