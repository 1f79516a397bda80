export type CaseSeverity = 'Critical' | 'High' | 'Medium' | 'Low';

interface Case {
  number: number;
  /** Of October 2026, in IST. */
  day: number;
  time: string;
  severity: CaseSeverity;
  source: string;
  alerts: number;
  techniques: string;
  what: string;
  verdict: 'True' | 'Expected' | 'False';
  /** Minutes from the alert. */
  triage: number;
  /** Minutes from triage to containment or to the call; none where nothing was to contain. */
  contain?: number;
  did: string;
}

export const cases: Case[] = [
  {
    number: 108,
    day: 1,
    time: '09:12',
    severity: 'Medium',
    source: 'Entra ID',
    alerts: 7,
    techniques: 'T1621',
    what: 'Nineteen sign-in prompts in eight minutes to one sales account',
    verdict: 'True',
    triage: 22,
    contain: 31,
    did: 'None was confirmed. Sessions ended, password reset; it was in a list of leaked ones',
  },
  {
    number: 109,
    day: 2,
    time: '23:48',
    severity: 'Low',
    source: 'Firewall Hosur',
    alerts: 3,
    techniques: 'T1046',
    what: 'A printer asks 250 addresses for open ports',
    verdict: 'Expected',
    triage: 184,
    did: 'Discovery of the printer vendor’s tool after an update; switched off by your IT',
  },
  {
    number: 110,
    day: 3,
    time: '02:14',
    severity: 'High',
    source: 'EDR, servers',
    alerts: 4,
    techniques: 'T1003.001',
    what: 'A process reads the memory of LSASS on `MCS-APP02`',
    verdict: 'Expected',
    triage: 11,
    contain: 8,
    did: 'Server isolated for 97 minutes. It was a crash dump by the software vendor, without a ticket',
  },
  {
    number: 111,
    day: 5,
    time: '10:31',
    severity: 'Medium',
    source: 'Mail filter',
    alerts: 9,
    techniques: 'T1566.002',
    what: 'Phishing mail in 31 mailboxes, one password typed',
    verdict: 'True',
    triage: 14,
    contain: 26,
    did: 'Mail removed from all 31, sessions ended, password reset. No sign-in with it was seen',
  },
  {
    number: 112,
    day: 6,
    time: '07:51',
    severity: 'High',
    source: 'EDR, PCs',
    alerts: 5,
    techniques: 'T1204.002, T1071.001',
    what: 'Laptop `MC-LT-088` runs a false update and calls a command server',
    verdict: 'True',
    triage: 47,
    contain: 6,
    did: 'Isolated and set up anew; four stored passwords changed. **Triage late by 17 minutes**',
  },
  {
    number: 113,
    day: 8,
    time: '15:20',
    severity: 'Low',
    source: 'EDR, PCs',
    alerts: 1,
    techniques: 'T1091',
    what: 'A program is started from a USB stick',
    verdict: 'True',
    triage: 65,
    contain: 240,
    did: 'Quarantined. A game; the stick is with your IT',
  },
  {
    number: 114,
    day: 10,
    time: '19:05',
    severity: 'Medium',
    source: 'Microsoft 365',
    alerts: 2,
    techniques: 'T1567.002',
    what: '3.1 GB go to a private cloud drive',
    verdict: 'Expected',
    triage: 73,
    contain: 32,
    did: 'Photographs for the agency, confirmed by telephone. Agency now has a shared folder',
  },
  {
    number: 115,
    day: 11,
    time: '11:40',
    severity: 'Medium',
    source: 'Entra ID',
    alerts: 14,
    techniques: 'T1110.003',
    what: 'One password tried on 212 accounts',
    verdict: 'True',
    triage: 38,
    contain: 1908,
    did: 'No attempt succeeded. Sign-in from abroad blocked after your consent. **Call late by 2 h 6 min**',
  },
  {
    number: 116,
    day: 13,
    time: '13:02',
    severity: 'Low',
    source: 'DNS resolver',
    alerts: 3,
    techniques: 'T1568.002',
    what: 'Names that look computed, from the guest Wi-Fi',
    verdict: 'False',
    triage: 122,
    did: 'Names of a content network. Rule `R-077` changed',
  },
  {
    number: 117,
    day: 15,
    time: '21:42',
    severity: 'High',
    source: 'Microsoft 365',
    alerts: 2,
    techniques: 'T1539, T1114.003',
    what: 'A new mailbox rule forwards invoices outside the firm',
    verdict: 'True',
    triage: 4,
    contain: 4,
    did: 'Sessions ended, rule removed, two payments held. See [case 117](#case-117)',
  },
  {
    number: 118,
    day: 16,
    time: '16:30',
    severity: 'Low',
    source: 'EDR, PCs',
    alerts: 1,
    techniques: 'T1547.001',
    what: 'An unsigned updater adds itself to the start of Windows',
    verdict: 'Expected',
    triage: 210,
    did: 'Driver of the label printer, on your list of software since 2026-10-19',
  },
  {
    number: 119,
    day: 18,
    time: '03:19',
    severity: 'Critical',
    source: 'Domain controllers',
    alerts: 6,
    techniques: 'T1133, T1078.002, T1098.007',
    what: 'A service account becomes a domain administrator, minutes after a supplier’s VPN sign-in',
    verdict: 'True',
    triage: 7,
    contain: 22,
    did: 'Both accounts disabled, session ended, `MCS-WMS01` isolated. See [case 119](#case-119)',
  },
  {
    number: 120,
    day: 19,
    time: '11:15',
    severity: 'Medium',
    source: 'Windows servers',
    alerts: 1,
    techniques: 'T1053.005',
    what: 'A new scheduled task on `MCS-FS01` runs as SYSTEM',
    verdict: 'Expected',
    triage: 56,
    contain: 20,
    did: 'Clean-up job by your IT, confirmed by telephone; the ticket was opened afterwards',
  },
  {
    number: 121,
    day: 20,
    time: '09:40',
    severity: 'Low',
    source: 'Mail filter',
    alerts: 2,
    techniques: 'T1566.001',
    what: 'An invoice with a macro is held by the filter',
    verdict: 'True',
    triage: 48,
    contain: 15,
    did: 'Two copies deleted, sender blocked',
  },
  {
    number: 122,
    day: 22,
    time: '18:22',
    severity: 'Low',
    source: 'Entra ID',
    alerts: 2,
    techniques: 'T1078.004',
    what: 'Sign-ins from Singapore and Bengaluru within the hour',
    verdict: 'Expected',
    triage: 95,
    did: 'Roaming telephone of a traveller, confirmed by telephone',
  },
  {
    number: 123,
    day: 24,
    time: '22:10',
    severity: 'Medium',
    source: 'Linux servers',
    alerts: 8,
    techniques: 'T1110.001',
    what: 'Passwords are guessed at the jump host by SSH',
    verdict: 'True',
    triage: 29,
    contain: 44,
    did: 'Three addresses blocked. Passwords are off there since 2026-10-27: keys only',
  },
  {
    number: 124,
    day: 27,
    time: '14:48',
    severity: 'Low',
    source: 'EDR, PCs',
    alerts: 2,
    techniques: 'T1218.011',
    what: '`rundll32` starts something with a script’s arguments',
    verdict: 'False',
    triage: 130,
    did: 'A printer’s dialogue. Left as it is: two such alerts a month are bearable',
  },
  {
    number: 125,
    day: 30,
    time: '17:35',
    severity: 'High',
    source: 'Domain controllers',
    alerts: 3,
    techniques: 'T1558.003',
    what: 'One user asks for 41 service tickets in a minute',
    verdict: 'Expected',
    triage: 9,
    contain: 16,
    did: 'Host isolated for 21 minutes. Your auditor’s test, of which the duty list had not been told',
  },
];

/** Minutes, or the day by whose end it is due. */
export type Limit = number | 'Next working day' | 'In the monthly review';

/** What the contract sets, as the page of the service proposes it: from the alert, and from triage. */
export const limits: Record<CaseSeverity, { triage: Limit; contain: Limit }> = {
  Critical: { triage: 15, contain: 60 },
  High: { triage: 30, contain: 240 },
  Medium: { triage: 240, contain: 'Next working day' },
  Low: { triage: 'Next working day', contain: 'In the monthly review' },
};

/** In the contract a working day ends at 18:00. */
const DAY_ENDS = 18;

/** Whether a case came later than its severity allows. */
export function isLate({ day, time, severity, triage, contain }: Case, which: 'triage' | 'contain'): boolean {
  const minutes = which === 'triage' ? triage : contain;
  const limit = limits[severity][which];
  if (minutes === undefined || limit === 'In the monthly review') return false;
  if (typeof limit === 'number') return minutes > limit;
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const from = Date.UTC(2026, 9, day, hour, minute + (which === 'contain' ? triage : 0));
  return from + minutes * 60_000 > endOfNextWorkingDay(from);
}

function endOfNextWorkingDay(from: number): number {
  const due = new Date(from);
  do due.setUTCDate(due.getUTCDate() + 1);
  while ([0, 6].includes(due.getUTCDay()));
  return due.setUTCHours(DAY_ENDS, 0, 0, 0);
}

type Coverage = 'tried' | 'written' | 'none';

/** Techniques agreed with the client, ATT&CK v19: the tactic in which the rule looks for them, and how it was shown to work. */
export const techniques: [id: string, name: string, tactic: string, state: Coverage, note: string][] = [
  ['T1566.001', 'Spearphishing attachment', 'Initial access', 'tried', 'Fired: case 121'],
  ['T1566.002', 'Spearphishing link', 'Initial access', 'tried', 'Fired: case 111'],
  ['T1133', 'External remote services', 'Initial access', 'tried', 'Fired: case 119'],
  ['T1078.002', 'Domain accounts', 'Initial access', 'tried', 'Fired: case 119'],
  ['T1078.004', 'Cloud accounts', 'Initial access', 'tried', 'Fired: case 122'],
  [
    'T1190',
    'Exploit public-facing application',
    'Initial access',
    'written',
    'No test without the web shop’s staging',
  ],
  ['T1195.002', 'Compromised software supply chain', 'Initial access', 'none', 'No log shows it by itself'],
  ['T1091', 'Replication through removable media', 'Initial access', 'tried', 'Fired: case 113'],
  ['T1204.002', 'User runs a malicious file', 'Execution', 'tried', 'Fired: case 112'],
  ['T1059.001', 'PowerShell', 'Execution', 'tried', 'Tried 2026-10-21'],
  ['T1218.011', 'Rundll32', 'Stealth', 'tried', 'Fired: case 124, false'],
  ['T1053.005', 'Scheduled task', 'Persistence', 'tried', 'Fired: case 120'],
  ['T1547.001', 'Run keys, startup folder', 'Persistence', 'tried', 'Fired: case 118'],
  ['T1543.003', 'Windows service', 'Persistence', 'written', 'To be tried in November'],
  ['T1098.007', 'Additional local or domain groups', 'Persistence', 'tried', 'Fired: case 119'],
  ['T1003.001', 'LSASS memory', 'Credential access', 'tried', 'Fired: case 110'],
  ['T1558.003', 'Kerberoasting', 'Credential access', 'tried', 'Fired: case 125'],
  ['T1110.001', 'Password guessing', 'Credential access', 'tried', 'Fired: case 123'],
  ['T1110.003', 'Password spraying', 'Credential access', 'tried', 'Fired: case 115'],
  ['T1621', 'Requests for a second factor', 'Credential access', 'tried', 'Fired: case 108'],
  ['T1539', 'Steal web session cookie', 'Credential access', 'written', 'Seen by its effect alone: case 117'],
  ['T1557.001', 'LLMNR and SMB relay', 'Credential access', 'none', 'No sensor in the office networks'],
  ['T1046', 'Network service discovery', 'Discovery', 'tried', 'Fired: case 109'],
  ['T1021.001', 'Remote Desktop', 'Lateral movement', 'tried', 'Tried 2026-10-21'],
  ['T1021.002', 'SMB, administrative shares', 'Lateral movement', 'written', 'To be tried in November'],
  ['T1114.003', 'Email forwarding rule', 'Collection', 'tried', 'Fired: case 117'],
  ['T1071.001', 'Web protocols', 'Command, control', 'tried', 'Fired: case 112'],
  ['T1568.002', 'Domain generation algorithms', 'Command, control', 'tried', 'Fired: case 116, false'],
  ['T1567.002', 'Exfiltration to cloud storage', 'Exfiltration', 'tried', 'Fired: case 114'],
  ['T1052.001', 'Exfiltration over USB', 'Exfiltration', 'none', 'Writing to sticks is not logged'],
  ['T1486', 'Data encrypted for impact', 'Impact', 'tried', 'Tried 2026-10-21, on a copy'],
  ['T1490', 'Inhibit system recovery', 'Impact', 'tried', 'Tried 2026-10-21'],
];
