import { readRows } from './read-rows.ts';

/** Time limit: a number of minutes, or the day at the end of which the work is due. */
export type Limit = number | 'Next working day' | 'In the monthly review';

/** Limits in the contract that the service page proposes: minutes after the alert, and after triage. */
export const limits: Record<string, { triage: Limit; contain: Limit }> = {
  Critical: { triage: 15, contain: 60 },
  High: { triage: 30, contain: 240 },
  Medium: { triage: 240, contain: 'Next working day' },
  Low: { triage: 'Next working day', contain: 'In the monthly review' },
};

/**
 * Alerts with times in IST. Triage is in minutes after the alert, and containment in minutes after triage. Containment
 * is empty if there was nothing to contain.
 */
export const cases = readRows<
  | 'number'
  | 'at'
  | 'severity'
  | 'verdict'
  | 'triage'
  | 'contain'
  | 'alerts'
  | 'source'
  | 'techniques'
  | 'what'
  | 'did'
>(`
number | at | severity | verdict | triage | contain | alerts | source | techniques | what | did
108 | 2026-10-01T09:12 | Medium | True | 22 | 31 | 7 | Entra ID | T1621 | Nineteen sign-in prompts in eight minutes to one sales account | None was confirmed. Sessions ended, password reset; it was in a list of leaked ones
109 | 2026-10-02T23:48 | Low | Expected | 184 |  | 3 | Firewall Hosur | T1046 | A printer asks 250 addresses for open ports | Discovery of the printer vendor’s tool after an update; switched off by your IT
110 | 2026-10-03T02:14 | High | Expected | 11 | 8 | 4 | EDR, servers | T1003.001 | A process reads the memory of LSASS on \`MCS-APP02\` | Server isolated for 97 minutes. It was a crash dump by the software vendor, without a ticket
111 | 2026-10-05T10:31 | Medium | True | 14 | 26 | 9 | Mail filter | T1566.002 | Phishing email in 31 mailboxes, one password typed | Email removed from all 31, sessions ended, password reset. No sign-in with it was seen
112 | 2026-10-06T07:51 | High | True | 47 | 6 | 5 | EDR, PCs | T1204.002, T1071.001 | Laptop \`MC-LT-088\` runs a false update and calls a command server | Isolated and reinstalled; four stored passwords changed. **Triage late by 17 minutes**
113 | 2026-10-08T15:20 | Low | True | 65 | 240 | 1 | EDR, PCs | T1091 | A program is started from a USB stick | Quarantined. A game; the stick is with your IT
114 | 2026-10-10T19:05 | Medium | Expected | 73 | 32 | 2 | Microsoft 365 | T1567.002 | 3.1 GB go to a private cloud drive | Photographs for the agency, confirmed by telephone. Agency now has a shared folder
115 | 2026-10-11T11:40 | Medium | True | 38 | 1908 | 14 | Entra ID | T1110.003 | One password tried on 212 accounts | No attempt succeeded. Sign-in from abroad blocked after your consent. **Call late by 2 h 6 min**
116 | 2026-10-13T13:02 | Low | False | 122 |  | 3 | DNS resolver | T1568.002 | Names that look computed, from the guest Wi-Fi | Names of a content network. Rule \`R-077\` changed
117 | 2026-10-15T21:42 | High | True | 4 | 4 | 2 | Microsoft 365 | T1539, T1114.003 | A new mailbox rule forwards invoices outside the firm | Sessions ended, rule removed, two payments held. See [case 117](#case-117)
118 | 2026-10-16T16:30 | Low | Expected | 210 |  | 1 | EDR, PCs | T1547.001 | An unsigned updater adds itself to the start of Windows | Driver of the label printer, on your list of software since 2026-10-19
119 | 2026-10-18T03:19 | Critical | True | 7 | 22 | 6 | Domain controllers | T1133, T1078.002, T1098.007 | A service account becomes a domain administrator, minutes after a supplier’s VPN sign-in | Both accounts disabled, session ended, \`MCS-WMS01\` isolated. See [case 119](#case-119)
120 | 2026-10-19T11:15 | Medium | Expected | 56 | 20 | 1 | Windows servers | T1053.005 | A new scheduled task on \`MCS-FS01\` runs as SYSTEM | Clean-up job by your IT, confirmed by telephone; the ticket was opened afterwards
121 | 2026-10-20T09:40 | Low | True | 48 | 15 | 2 | Mail filter | T1566.001 | An invoice with a macro is held by the filter | Two copies deleted, sender blocked
122 | 2026-10-22T18:22 | Low | Expected | 95 |  | 2 | Entra ID | T1078.004 | Sign-ins from Singapore and Bengaluru within the hour | Roaming telephone of a traveller, confirmed by telephone
123 | 2026-10-24T22:10 | Medium | True | 29 | 44 | 8 | Linux servers | T1110.001 | Passwords are guessed at the jump host by SSH | Three addresses blocked. Passwords are off there since 2026-10-27: keys only
124 | 2026-10-27T14:48 | Low | False | 130 |  | 2 | EDR, PCs | T1218.011 | \`rundll32\` starts something with a script’s arguments | A printer’s dialogue. Left as it is: two such alerts a month are bearable
125 | 2026-10-30T17:35 | High | Expected | 9 | 16 | 3 | Domain controllers | T1558.003 | One user asks for 41 service tickets in a minute | Host isolated for 21 minutes. Your auditor’s test, of which the duty list had not been told
`).map(({ triage, contain, alerts, ...one }) => ({
  ...one,
  triage: Number(triage),
  contain: contain === '' ? undefined : Number(contain),
  alerts: Number(alerts),
}));
export type Case = (typeof cases)[number];

/** Every true case, compared with Annexure I of the CERT-In directions of 28 April 2022. */
export const weighed = readRows<'number' | 'kind' | 'decision' | 'by' | 'at' | 'why'>(`
number | kind | decision | by | at | why
108 | Unauthorised access | No | Girish Hegde | 2026-10-01T11:40 | No prompt was confirmed: nobody got in
111 | Phishing | Reported | Girish Hegde | 2026-10-05T14:10 | A password was typed; the sender wrote to 31 mailboxes
112 | Malicious code | Reported | Pooja Bhat | 2026-10-06T11:25 | It ran, and called a command server
113 | Malicious code | No | Girish Hegde | 2026-10-08T17:00 | A game; no harmful code in it
115 | Attack on servers | No | Girish Hegde | 2026-10-12T20:10 | No attempt succeeded; closed with the call of that evening
117 | Identity theft, leak of data | Reported | Girish Hegde | 2026-10-16T01:05 | A session was taken over and three emails left the firm
119 | Compromise of critical systems | Reported | Girish Hegde | 2026-10-18T05:50 | A domain administrator was made
121 | Malicious code | No | Girish Hegde | 2026-10-20T11:05 | Held by the filter, never opened
123 | Attack on servers | No | Pooja Bhat | 2026-10-24T23:40 | Guesses only; none was right
`);

/** In the contract a working day ends at 18:00. */
const DAY_ENDS = 18;

const MINUTE_MS = 60_000;

/** True if a case was handled later than its severity allows. */
export function isLate({ at, severity, triage, contain }: Case, which: 'triage' | 'contain'): boolean {
  const minutes = which === 'triage' ? triage : contain;
  const limit = limits[severity]![which];
  if (minutes === undefined || limit === 'In the monthly review') return false;
  if (typeof limit === 'number') return minutes > limit;
  const from = Date.parse(`${at}Z`) + (which === 'contain' ? triage * MINUTE_MS : 0);
  return from + minutes * MINUTE_MS > endOfNextWorkingDay(from);
}

function endOfNextWorkingDay(from: number): number {
  const due = new Date(from);
  do due.setUTCDate(due.getUTCDate() + 1);
  while ([0, 6].includes(due.getUTCDay()));
  return due.setUTCHours(DAY_ENDS, 0, 0, 0);
}

/**
 * Techniques of ATT&CK v19 agreed with the client, each with the tactic in which the rule looks for it, and the proof
 * that the rule works.
 */
export const techniques = readRows<'id' | 'name' | 'tactic' | 'state' | 'note'>(`
id | name | tactic | state | note
T1566.001 | Spearphishing attachment | Initial access | tried | Fired: case 121
T1566.002 | Spearphishing link | Initial access | tried | Fired: case 111
T1133 | External remote services | Initial access | tried | Fired: case 119
T1078.002 | Domain accounts | Initial access | tried | Fired: case 119
T1078.004 | Cloud accounts | Initial access | tried | Fired: case 122
T1190 | Exploit public-facing application | Initial access | written | No test without the web shop’s staging
T1195.002 | Compromised software supply chain | Initial access | none | No log shows it by itself
T1091 | Replication through removable media | Initial access | tried | Fired: case 113
T1204.002 | User runs a malicious file | Execution | tried | Fired: case 112
T1059.001 | PowerShell | Execution | tried | Tried 2026-10-21
T1218.011 | Rundll32 | Stealth | tried | Fired: case 124, false
T1053.005 | Scheduled task | Persistence | tried | Fired: case 120
T1547.001 | Run keys, startup folder | Persistence | tried | Fired: case 118
T1543.003 | Windows service | Persistence | written | To be tried in November
T1098.007 | Additional local or domain groups | Persistence | tried | Fired: case 119
T1003.001 | LSASS memory | Credential access | tried | Fired: case 110
T1558.003 | Kerberoasting | Credential access | tried | Fired: case 125
T1110.001 | Password guessing | Credential access | tried | Fired: case 123
T1110.003 | Password spraying | Credential access | tried | Fired: case 115
T1621 | Requests for a second factor | Credential access | tried | Fired: case 108
T1539 | Steal web session cookie | Credential access | written | Seen by its effect alone: case 117
T1557.001 | LLMNR and SMB relay | Credential access | none | No sensor in the office networks
T1046 | Network service discovery | Discovery | tried | Fired: case 109
T1021.001 | Remote Desktop | Lateral movement | tried | Tried 2026-10-21
T1021.002 | SMB, administrative shares | Lateral movement | written | To be tried in November
T1114.003 | Email forwarding rule | Collection | tried | Fired: case 117
T1071.001 | Web protocols | Command, control | tried | Fired: case 112
T1568.002 | Domain generation algorithms | Command, control | tried | Fired: case 116, false
T1567.002 | Exfiltration to cloud storage | Exfiltration | tried | Fired: case 114
T1052.001 | Exfiltration over USB | Exfiltration | none | Writing to sticks is not logged
T1486 | Data encrypted for impact | Impact | tried | Tried 2026-10-21, on a copy
T1490 | Inhibit system recovery | Impact | tried | Tried 2026-10-21
`);
