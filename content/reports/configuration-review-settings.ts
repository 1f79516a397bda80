import { readRows } from './read-rows.ts';

/** Commands that the client runs on each host. `reads` says where an export shows the settings. */
export const exports = readRows<'reads' | 'command'>(String.raw`
reads | command
secedit | secedit /export /cfg C:\export\secpol.inf
auditpol | auditpol /get /category:* /r > C:\export\audit.csv
Get-NetFirewallProfile | Export-Clixml -InputObject (Get-NetFirewallProfile -PolicyStore ActiveStore) C:\export\fw.xml
Get-SmbServerConfiguration | Export-Clixml -InputObject (Get-SmbServerConfiguration) C:\export\smb.xml
HKLM\SOFTWARE\Policies | reg export HKLM\SOFTWARE\Policies C:\export\policies.reg
HKLM\SOFTWARE\Microsoft\Windows\CurrentVersion\Policies | reg export HKLM\SOFTWARE\Microsoft\Windows\CurrentVersion\Policies C:\export\windows.reg
HKLM\SYSTEM\CurrentControlSet\Control | reg export HKLM\SYSTEM\CurrentControlSet\Control C:\export\control.reg
HKLM\SYSTEM\CurrentControlSet\Services | reg export HKLM\SYSTEM\CurrentControlSet\Services C:\export\services.reg
HKU | reg export HKU C:\export\users.reg
gpresult | gpresult /scope computer /x C:\export\gpresult.xml
`);

/**
 * Deviations from the CIS Microsoft Windows Server 2022 Benchmark v3.0.0, in the order of registry (18, 19), audit (17),
 * firewall (9), security policy (1, 2), then Level 2. Before and after: hosts that deviated in August and October.
 */
export const deviations = readRows<
  'cis' | 'level' | 'setting' | 'read' | 'expected' | 'found' | 'before' | 'after' | 'decision'
>(String.raw`
cis | level | setting | read | expected | found | before | after | decision
18.4.1 | 1 | UAC restrictions for local accounts on network logons | HKLM\SOFTWARE\Microsoft\Windows\CurrentVersion\Policies\System | Enabled | Disabled | 3 | 0 | Fixed
18.4.2 | 1 | RPC packet level privacy for incoming connections | HKLM\SYSTEM\CurrentControlSet\Control\Print | Enabled | Not set | 16 | 0 | Fixed
18.4.7 | 1 | NetBT NodeType | HKLM\SYSTEM\CurrentControlSet\Services\NetBT\Parameters | P-node | Not set | 16 | 0 | Fixed
18.5.4 | 1 | MSS: ICMP redirects override routes | HKLM\SYSTEM\CurrentControlSet\Services\Tcpip\Parameters | Disabled | Not set | 16 | 0 | Fixed
18.6.4.3 | 1 | Turn off multicast name resolution | HKLM\SOFTWARE\Policies\Microsoft\Windows NT\DNSClient | Enabled | Not set | 16 | 0 | Fixed
18.6.8.1 | 1 | Insecure guest logons | HKLM\SOFTWARE\Policies\Microsoft\Windows\LanmanWorkstation | Disabled | Enabled | 1 | 1 | Accepted
18.6.14.1 | 1 | Hardened UNC paths | HKLM\SOFTWARE\Policies\Microsoft\Windows\NetworkProvider\HardenedPaths | With privacy | Without privacy | 16 | 0 | Fixed
18.7.2 | 1 | Redirection Guard of the print spooler | HKLM\SOFTWARE\Policies\Microsoft\Windows NT\Printers | Enabled | Not set | 16 | 0 | Fixed
18.7.8 | 1 | Print drivers only by administrators | HKLM\SOFTWARE\Policies\Microsoft\Windows NT\Printers\PointAndPrint | Enabled | Disabled | 3 | 0 | Fixed
18.9.3.1 | 1 | Command line in process creation events | HKLM\SOFTWARE\Microsoft\Windows\CurrentVersion\Policies\System\Audit | Enabled | Not set | 16 | 0 | Fixed
18.9.4.1 | 1 | Encryption oracle remediation | HKLM\SOFTWARE\Microsoft\Windows\CurrentVersion\Policies\System\CredSSP\Parameters | Force updated | Mitigated | 2 | 0 | Fixed
18.9.25.1 | 1 | LAPS: directory for the password | HKLM\SOFTWARE\Microsoft\Windows\CurrentVersion\Policies\LAPS | Active Directory | Not set | 16 | 10 | By a date
18.9.36.1 | 1 | RPC endpoint mapper client authentication | HKLM\SOFTWARE\Policies\Microsoft\Windows NT\Rpc | Enabled | Not set | 16 | 0 | Fixed
18.10.25.2.2 | 1 | Size of the security log, KB | HKLM\SOFTWARE\Policies\Microsoft\Windows\EventLog\Security | 196,608 or more | 20,480 | 13 | 0 | Fixed
18.10.56.3.3.3 | 1 | No drive redirection over Remote Desktop | HKLM\SOFTWARE\Policies\Microsoft\Windows NT\Terminal Services | Enabled | Not set | 16 | 2 | Accepted
18.10.56.3.9.4 | 1 | Network Level Authentication for Remote Desktop | HKLM\SOFTWARE\Policies\Microsoft\Windows NT\Terminal Services | Enabled | Disabled | 2 | 0 | Fixed
19.7.5.1 | 1 | Do not preserve zone information | HKU\(user)\Software\Microsoft\Windows\CurrentVersion\Policies\Attachments | Disabled | Enabled | 2 | 0 | Fixed
17.1.1 | 1 | Audit credential validation | auditpol | Success, failure | Success | 16 | 0 | Fixed
17.2.6 | 1 | Audit user account management | auditpol | Success, failure | Success | 16 | 0 | Fixed
17.6.1 | 1 | Audit detailed file share | auditpol | Failure | None | 16 | 16 | By a date
17.6.2 | 1 | Audit file share | auditpol | Success, failure | None | 16 | 0 | Fixed
17.7.4 | 1 | Audit MPSSVC rule-level policy change | auditpol | Success, failure | None | 16 | 0 | Fixed
9.1.1 | 1 | Firewall, domain profile: state | Get-NetFirewallProfile | On | Off | 2 | 0 | Fixed
9.1.7 | 1 | Firewall, domain profile: log connections | Get-NetFirewallProfile | Yes | No | 16 | 0 | Fixed
9.3.4 | 1 | Firewall, public profile: local rules apply | Get-NetFirewallProfile | No | Not set | 16 | 0 | Fixed
1.1.4 | 1 | Minimum password length (domain) | secedit | 14 | 10 | 16 | 16 | By a date
2.2.10 | 1 | Allow log on through Remote Desktop | secedit | Administrators, RD users | + Domain Users | 1 | 0 | Fixed
2.2.22 | 1 | Deny access from the network: local administrators | secedit | Included | Guests only | 16 | 1 | Accepted
2.2.36 | 1 | Lock pages in memory | secedit | No one | SQL service | 2 | 2 | Accepted
2.3.9.2 | 1 | Network server: sign communications (always) | Get-SmbServerConfiguration | Enabled | Disabled | 14 | 1 | Accepted
2.3.9.5 | 1 | Server SPN target name validation | secedit | Accept if provided | Off | 16 | 0 | Fixed
2.3.10.11 | 1 | Clients allowed remote calls to SAM | secedit | Administrators | Not set | 16 | 0 | Fixed
2.3.11.7 | 1 | LAN Manager authentication level | secedit | NTLMv2, refuse others | NTLMv2 only | 16 | 0 | Fixed
2.3.11.13 | 1 | Restrict NTLM: outgoing traffic | secedit | Audit all | Not set | 16 | 0 | Fixed
2.3.17.1 | 1 | UAC: Admin Approval Mode, built-in Administrator | secedit | Enabled | Disabled | 16 | 0 | Fixed
2.3.7.6 | 2 | Previous logons to cache | secedit | 4 or fewer | 10 | 2 | 0 | Fixed
18.5.5 | 2 | MSS: KeepAliveTime | HKLM\SYSTEM\CurrentControlSet\Services\Tcpip\Parameters | 300,000 | Not set | 2 | 2 | Accepted
18.6.19.2.1 | 2 | Disable IPv6 | HKLM\SYSTEM\CurrentControlSet\Services\Tcpip6\Parameters | 0xff | 0 | 2 | 2 | Accepted
18.10.86.1 | 2 | PowerShell script block logging | HKLM\SOFTWARE\Policies\Microsoft\Windows\PowerShell\ScriptBlockLogging | Enabled | Not set | 2 | 0 | Fixed
2.3.10.4 | 2 | No storage of passwords for network authentication | secedit | Enabled | Disabled | 2 | 2 | Accepted
5.2 | 2 | Print Spooler | HKLM\SYSTEM\CurrentControlSet\Services\Spooler | Disabled | Automatic | 2 | 0 | Fixed
`).map(({ level, before, after, ...deviation }, index) => ({
  ...deviation,
  number: index + 1,
  level: Number(level),
  before: Number(before),
  after: Number(after),
}));
export type Deviation = (typeof deviations)[number];

/** Number of the export, from 1, in which a deviation can be read. */
export const exportOf = ({ read }: Deviation) =>
  exports.findIndex(({ reads }) => read === reads || read.startsWith(`${reads}\\`)) + 1;

/** Recommendations for member servers that were compared, by section of the Benchmark. */
export const compared = readRows<'section' | 'title' | 'level1' | 'level2'>(`
section | title | level1 | level2
1 | Account policies | 11 | 0
2.2 | User rights assignment | 37 | 0
2.3 | Security options | 63 | 3
5 | System services | 0 | 1
9 | Windows Defender Firewall | 23 | 0
17 | Advanced audit policy | 27 | 0
18 | Administrative templates, computer | 154 | 62
19 | Administrative templates, user | 10 | 2
`).map(({ level1, level2, ...section }) => ({ ...section, level1: Number(level1), level2: Number(level2) }));

export const hosts = readRows<'name' | 'address' | 'role'>(`
name | address | role
SML-APP01 | 10.30.20.11 | Freight application
SML-APP02 | 10.30.20.12 | Freight application
SML-APP03 | 10.30.20.13 | Customs application
SML-APP04 | 10.30.20.14 | Intranet, forms
SML-BKP01 | 10.30.20.21 | Backup proxy
SML-FIL01 | 10.30.20.31 | Files, personnel. Level 2 too
SML-FIL02 | 10.30.20.32 | Files, finance. Level 2 too
SML-MGT01 | 10.30.20.41 | Administration
SML-PRN01 | 10.30.20.51 | Printing
SML-RDS01 | 10.30.20.61 | Remote desktops
SML-RDS02 | 10.30.20.62 | Remote desktops
SML-SQL01 | 10.30.20.71 | Database, freight
SML-SQL02 | 10.30.20.72 | Database, customs
SML-WMS01 | 10.30.20.81 | Dispatch; the scanners write to its share
SML-WMS02 | 10.30.20.82 | Dispatch, test
SML-WSU01 | 10.30.20.91 | Updates
`);
