export type Decision = 'Fixed' | 'By a date' | 'Accepted';

export interface Deviation {
  /** In the order of the exports: registry (18, 19), audit (17), firewall (9), security policy (1, 2, 5). */
  number: number;
  /** Of the CIS Microsoft Windows Server 2022 Benchmark v3.0.0. */
  recommendation: string;
  level: 1 | 2;
  setting: string;
  expected: string;
  found: string;
  /** How many hosts deviated in the export, and how many in that of the recheck. */
  before: number;
  after: number;
  decision: Decision;
}

const rows: [
  recommendation: string,
  level: 1 | 2,
  setting: string,
  expected: string,
  found: string,
  before: number,
  after: number,
  decision: Decision,
][] = [
  [
    '18.4.1',
    1,
    'UAC restrictions for local accounts on network logons',
    'Enabled',
    'Disabled',
    3,
    0,
    'Fixed',
  ],
  ['18.4.2', 1, 'RPC packet level privacy for incoming connections', 'Enabled', 'Not set', 16, 0, 'Fixed'],
  ['18.4.7', 1, 'NetBT NodeType', 'P-node', 'Not set', 16, 0, 'Fixed'],
  ['18.5.4', 1, 'MSS: ICMP redirects override routes', 'Disabled', 'Not set', 16, 0, 'Fixed'],
  ['18.6.4.3', 1, 'Turn off multicast name resolution', 'Enabled', 'Not set', 16, 0, 'Fixed'],
  ['18.6.8.1', 1, 'Insecure guest logons', 'Disabled', 'Enabled', 1, 1, 'Accepted'],
  ['18.6.14.1', 1, 'Hardened UNC paths', 'With privacy', 'Without privacy', 16, 0, 'Fixed'],
  ['18.7.2', 1, 'Redirection Guard of the print spooler', 'Enabled', 'Not set', 16, 0, 'Fixed'],
  ['18.7.8', 1, 'Print drivers by administrators alone', 'Enabled', 'Disabled', 3, 0, 'Fixed'],
  ['18.9.3.1', 1, 'Command line in process creation events', 'Enabled', 'Not set', 16, 0, 'Fixed'],
  ['18.9.4.1', 1, 'Encryption oracle remediation', 'Force updated', 'Mitigated', 2, 0, 'Fixed'],
  ['18.9.25.1', 1, 'LAPS: directory for the password', 'Active Directory', 'Not set', 16, 10, 'By a date'],
  ['18.9.36.1', 1, 'RPC endpoint mapper client authentication', 'Enabled', 'Not set', 16, 0, 'Fixed'],
  ['18.10.25.2.2', 1, 'Size of the security log, KB', '196,608 or more', '20,480', 13, 0, 'Fixed'],
  ['18.10.56.3.3.3', 1, 'No drive redirection over Remote Desktop', 'Enabled', 'Not set', 16, 2, 'Accepted'],
  [
    '18.10.56.3.9.4',
    1,
    'Network Level Authentication for Remote Desktop',
    'Enabled',
    'Disabled',
    2,
    0,
    'Fixed',
  ],
  ['19.7.5.1', 1, 'Do not preserve zone information', 'Disabled', 'Enabled', 2, 0, 'Fixed'],
  ['17.1.1', 1, 'Audit credential validation', 'Success, failure', 'Success', 16, 0, 'Fixed'],
  ['17.2.6', 1, 'Audit user account management', 'Success, failure', 'Success', 16, 0, 'Fixed'],
  ['17.6.1', 1, 'Audit detailed file share', 'Failure', 'None', 16, 16, 'By a date'],
  ['17.6.2', 1, 'Audit file share', 'Success, failure', 'None', 16, 0, 'Fixed'],
  ['17.7.4', 1, 'Audit MPSSVC rule-level policy change', 'Success, failure', 'None', 16, 0, 'Fixed'],
  ['9.1.1', 1, 'Firewall, domain profile: state', 'On', 'Off', 2, 0, 'Fixed'],
  ['9.1.7', 1, 'Firewall, domain profile: log connections', 'Yes', 'No', 16, 0, 'Fixed'],
  ['9.3.4', 1, 'Firewall, public profile: local rules apply', 'No', 'Not set', 16, 0, 'Fixed'],
  ['1.1.4', 1, 'Minimum password length (domain)', '14', '10', 16, 16, 'By a date'],
  [
    '2.2.10',
    1,
    'Allow log on through Remote Desktop',
    'Administrators, RD users',
    '+ Domain Users',
    1,
    0,
    'Fixed',
  ],
  [
    '2.2.22',
    1,
    'Deny access from the network: local administrators',
    'Included',
    'Guests alone',
    16,
    1,
    'Accepted',
  ],
  ['2.2.36', 1, 'Lock pages in memory', 'No one', 'SQL service', 2, 2, 'Accepted'],
  ['2.3.7.6', 1, 'Previous logons to cache', '4 or fewer', '10', 16, 0, 'Fixed'],
  ['2.3.9.2', 1, 'Network server: sign communications (always)', 'Enabled', 'Disabled', 14, 1, 'Accepted'],
  ['2.3.9.5', 1, 'Server SPN target name validation', 'Accept if provided', 'Off', 16, 0, 'Fixed'],
  ['2.3.10.11', 1, 'Clients allowed remote calls to SAM', 'Administrators', 'Not set', 16, 0, 'Fixed'],
  ['2.3.11.7', 1, 'LAN Manager authentication level', 'NTLMv2, refuse others', 'NTLMv2 only', 16, 0, 'Fixed'],
  ['2.3.11.13', 1, 'Restrict NTLM: outgoing traffic', 'Audit all', 'Not set', 16, 0, 'Fixed'],
  ['2.3.17.1', 1, 'UAC: Admin Approval Mode, built-in Administrator', 'Enabled', 'Disabled', 16, 0, 'Fixed'],
  ['18.5.5', 2, 'MSS: KeepAliveTime', '300,000', 'Not set', 2, 2, 'Accepted'],
  ['18.6.19.2.1', 2, 'Disable IPv6', '0xff', '0', 2, 2, 'Accepted'],
  ['18.10.86.1', 2, 'PowerShell script block logging', 'Enabled', 'Not set', 2, 0, 'Fixed'],
  [
    '2.3.10.4',
    2,
    'No storage of passwords for network authentication',
    'Enabled',
    'Disabled',
    2,
    2,
    'Accepted',
  ],
  ['5.2', 2, 'Print Spooler', 'Disabled', 'Automatic', 2, 0, 'Fixed'],
];

export const deviations: Deviation[] = rows.map(
  ([recommendation, level, setting, expected, found, before, after, decision], index) => ({
    number: index + 1,
    recommendation,
    level,
    setting,
    expected,
    found,
    before,
    after,
    decision,
  }),
);

/** Recommendations for member servers that were compared, by section of the Benchmark. */
export const compared: [section: string, title: string, level1: number, level2: number][] = [
  ['1', 'Account policies', 11, 0],
  ['2.2', 'User rights assignment', 37, 0],
  ['2.3', 'Security options', 64, 2],
  ['5', 'System services', 0, 1],
  ['9', 'Windows Defender Firewall', 23, 0],
  ['17', 'Advanced audit policy', 27, 0],
  ['18', 'Administrative templates, computer', 154, 62],
  ['19', 'Administrative templates, user', 10, 2],
];

export const hosts: [name: string, address: string, role: string][] = [
  ['SML-APP01', '10.30.20.11', 'Freight application'],
  ['SML-APP02', '10.30.20.12', 'Freight application'],
  ['SML-APP03', '10.30.20.13', 'Customs application'],
  ['SML-APP04', '10.30.20.14', 'Intranet, forms'],
  ['SML-BKP01', '10.30.20.21', 'Backup proxy'],
  ['SML-FIL01', '10.30.20.31', 'Files, personnel. Level 2 too'],
  ['SML-FIL02', '10.30.20.32', 'Files, finance. Level 2 too'],
  ['SML-MGT01', '10.30.20.41', 'Administration'],
  ['SML-PRN01', '10.30.20.51', 'Printing'],
  ['SML-RDS01', '10.30.20.61', 'Remote desktops'],
  ['SML-RDS02', '10.30.20.62', 'Remote desktops'],
  ['SML-SQL01', '10.30.20.71', 'Database, freight'],
  ['SML-SQL02', '10.30.20.72', 'Database, customs'],
  ['SML-WMS01', '10.30.20.81', 'Dispatch; the scanners write to its share'],
  ['SML-WMS02', '10.30.20.82', 'Dispatch, test'],
  ['SML-WSU01', '10.30.20.91', 'Updates'],
];
