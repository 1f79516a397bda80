import { readRows } from './read-rows.ts';

/**
 * Results in the order of the chart. "Told" means that somebody said it is done but showed no evidence, so it counts
 * neither as met nor as a gap.
 */
export const STATUSES = ['Met', 'Partly', 'Missing', 'Told', 'Not applicable'] as const;

type RequirementColumn = 'number' | 'name' | 'status' | 'gap' | 'seen';
export type Requirement = Record<RequirementColumn, string>;

/** Requirements of ISO/IEC 27001:2022 with Amendment 1:2024, with the evidence seen and the people asked. */
export const clauses = readRows<RequirementColumn>(`
number | name | status | gap | seen
4.1 | Context | Partly | 2 | Slide of the strategy meeting, 2025-11; climate not considered (Amd 1). Managing director
4.2 | Interested parties | Partly | 2 | List of customers’ demands in sales; regulators missing. Sales lead
4.3 | Scope | Partly | 1 | Scope v1 names the office closed in March. Managing director
4.4 | Management system | Partly | 1 | Nine of 14 processes described in the wiki. CTO
5.1 | Leadership | Met |  | Minutes of 2026-02-11 and 2026-05-13, budget line. Managing director
5.2 | Policy | Met |  | Policy v2, signed 2026-01-19; on the wiki’s first page
5.3 | Roles | Met |  | Table of roles v3; three people asked knew theirs
6.1.1 | Risks and opportunities | Partly | 3 | Risks yes, opportunities no. CTO
6.1.2 | Risk assessment | Partly | 3 | Register of 2025-02-20, 31 risks; no criteria for accepting. CTO
6.1.3 | Risk treatment | Missing | 4 | No Statement of Applicability. CTO
6.2 | Objectives | Partly | 5 | Four objectives, none with a measure. Managing director
6.3 | Planning of changes | Told |  | Move of office planned “in chats”. Office manager
7.1 | Resources | Met |  | Budget 2026-27; a post for security since April
7.2 | Competence | Met |  | Certificates of four of four in security roles. HR manager
7.3 | Awareness | Partly | 25 | Session of 2024-09, list of 41 of then 63. HR manager
7.4 | Communication | Told |  | Who tells customers what: known to two people. Support lead
7.5 | Documented information | Met |  | Wiki with versions, approval, access by group; six pages tried
8.1 | Operation | Partly | 1 | Follows the nine described processes. CTO
8.2 | Risk assessment, carried out | Partly | 3 | Once, 2025-02. Not repeated after the move to the new cloud region
8.3 | Risk treatment, carried out | Partly | 4 | 11 of 19 planned treatments have a ticket
9.1 | Measuring | Missing | 5 | No measure is kept. CTO
9.2 | Internal audit | Missing | 6 | None yet, no programme. Managing director
9.3 | Management review | Missing | 7 | Security is a line in two minutes; inputs of 9.3.2 missing
10.1 | Continual improvement | Partly | 8 | Retrospectives of teams; none of the system. CTO
10.2 | Corrective action | Missing | 8 | Causes are discussed, not written. DevOps lead
`);

/** Controls of Annex A. Each number begins with A, because a spreadsheet would read 5.10 as 5.1. */
export const controls = readRows<RequirementColumn>(`
number | name | status | gap | seen
A.5.1 | Policies | Met |  | Eight policies, approved, reviewed 2026-01. CTO
A.5.2 | Roles and responsibilities | Met |  | Table of roles v3
A.5.3 | Segregation of duties | Met |  | Deploy needs a second person; 15 of 15 changes tried
A.5.4 | Management responsibilities | Met |  | Clause in eight of eight contracts of employment
A.5.5 | Contact with authorities | Partly | 14 | CERT-In address known to one person. CTO
A.5.6 | Special interest groups | Met |  | Two mailing lists, seen in the mailbox
A.5.7 | Threat intelligence | Told |  | CTO reads advisories; no note of what followed
A.5.8 | Security in projects | Met |  | Question in the template; in four of four projects
A.5.9 | Inventory of assets | Partly | 9 | Laptops 92 of 92; cloud tools and data missing. Head of IT
A.5.10 | Acceptable use | Met |  | Rule v2, signed in eight of eight files
A.5.11 | Return of assets | Met |  | Receipts of six of six leavers. HR manager
A.5.12 | Classification | Missing | 9 | No classes. CTO
A.5.13 | Labelling | Missing | 9 | Follows from A.5.12
A.5.14 | Information transfer | Told |  | Customers’ files by portal “always”. Support lead
A.5.15 | Access control | Partly | 13 | Rule exists, production not in it. DevOps lead
A.5.16 | Identity management | Partly | 23 | Ticket tool: one account for three people, seen
A.5.17 | Authentication information | Partly | 17 | Second factor in directory; not in design and ticket tool
A.5.18 | Access rights | Partly | 12 | Directory: six of six leavers closed. Design tool: two of six open
A.5.19 | Supplier relationships | Partly | 10 | List of 31; who is critical is not said. Head of IT
A.5.20 | Supplier agreements | Partly | 10 | Security terms in five of 12 contracts
A.5.21 | ICT supply chain | Met |  | Dependencies scanned in each build, seen
A.5.22 | Monitoring of suppliers | Missing | 10 | No review of any of the 12
A.5.23 | Cloud services | Partly | 10 | Provider chosen by a list of criteria; exit not described. CTO
A.5.24 | Incident planning | Partly | 14 | Page of 2025-03; the 6 hours of CERT-In are missing
A.5.25 | Assessment of events | Met |  | Scale of four; five of five incidents rated
A.5.26 | Response to incidents | Partly | 14 | Done in five of five; times in two
A.5.27 | Learning from incidents | Partly | 8 | Two of five have a cause written down
A.5.28 | Collection of evidence | Partly | 14 | Logs are exported by hand, without a hash
A.5.29 | Security during disruption | Partly | 15 | Plan v1, never tried. Office manager
A.5.30 | ICT readiness | Missing | 15 | No time to recover is set. CTO
A.5.31 | Legal requirements | Partly | 2 | List without the DPDP Rules 2025. Sales lead
A.5.32 | Intellectual property | Met |  | Licences of 40 packages checked in the build
A.5.33 | Protection of records | Partly | 24 | Books eight years, by the Act; no period for the rest
A.5.34 | Privacy | Partly | 24 | Notice yes; requests of persons have no owner. Support lead
A.5.35 | Independent review | Partly | 6 | Penetration test of 2026-03, report seen; nobody reviewed how security is managed. CTO
A.5.36 | Compliance with policies | Missing | 6 | Nobody looks. CTO
A.5.37 | Operating procedures | Met |  | 22 pages; three followed at the screen
A.6.1 | Screening | Partly | 16 | Record in five of eight joiners. HR manager
A.6.2 | Terms of employment | Met |  | Eight of eight signed
A.6.3 | Awareness and training | Partly | 25 | One session, 2024-09; 45 have joined since
A.6.4 | Disciplinary process | Met |  | Handbook, section 9
A.6.5 | After employment ends | Met |  | Reminder letter in six of six files
A.6.6 | Confidentiality agreements | Met |  | Eight of eight; 12 of 12 suppliers
A.6.7 | Remote working | Met |  | Rule v1; disk encrypted on ten of ten laptops
A.6.8 | Event reporting | Met |  | Channel with 37 reports this year, seen
A.7.1 | Physical perimeters | Met |  | Walked on 2026-07-09; reception and card doors
A.7.2 | Physical entry | Partly | 26 | Visitors’ book with gaps in 4 of 20 days
A.7.3 | Offices and rooms | Met |  | Walked on 2026-07-09
A.7.4 | Physical monitoring | Met |  | Camera at both doors; 30 days, seen
A.7.5 | Environmental threats | Met |  | Detectors tested 2026-04, certificate seen
A.7.6 | Secure areas | Not applicable |  | No room of that kind: production is in the cloud
A.7.7 | Clear desk and screen | Met |  | Screens lock after five minutes, ten of ten
A.7.8 | Siting of equipment | Met |  | Walked on 2026-07-09
A.7.9 | Assets off premises | Met |  | Rule v1; list of who has what
A.7.10 | Storage media | Met |  | USB storage blocked on ten of ten laptops
A.7.11 | Utilities | Met |  | Battery for the network cupboard, test of 2026-05
A.7.12 | Cabling | Met |  | Walked; sockets in the lobby are off
A.7.13 | Maintenance | Told |  | Contract of the landlord; not shown. Office manager
A.7.14 | Disposal of equipment | Met |  | Certificates for nine of nine laptops
A.8.1 | Endpoint devices | Met |  | Managed: 92 of 92; ten looked at
A.8.2 | Privileged access | Partly | 13 | Eleven administrators of production; never reviewed
A.8.3 | Access restriction | Met |  | By customer, tried with two test accounts on screen
A.8.4 | Access to source code | Met |  | By team; main branch protected, seen
A.8.5 | Secure authentication | Partly | 17 | As A.5.17: two tools without a second factor
A.8.6 | Capacity | Met |  | Alarms at 70%, seen
A.8.7 | Malware | Met |  | Protection on 92 of 92, console seen
A.8.8 | Technical vulnerabilities | Met |  | Scan each week; critical ones closed within 14 days, 8 of 8
A.8.9 | Configuration | Met |  | Infrastructure as code; drift reported, seen
A.8.10 | Deletion | Missing | 24 | Customers who left in 2023 are still there, seen on screen
A.8.11 | Data masking | Missing | 21 | Test holds real names, seen. DevOps lead
A.8.12 | Data leakage prevention | Told |  | Email rules “are on”. Head of IT had no access that day
A.8.13 | Backup | Partly | 11 | Made on 30 of 30 days; accounting database never restored
A.8.14 | Redundancy | Met |  | Two zones; failover of 2026-04, record seen
A.8.15 | Logging | Partly | 19 | Kept 30 days. CERT-In asks for 180
A.8.16 | Monitoring | Partly | 20 | Alerts go to a mailbox; 12 of 40 unread over a weekend
A.8.17 | Clock synchronisation | Met |  | Four of four hosts, 0.1 s at most
A.8.18 | Utility programs | Met |  | No local administrators on ten of ten laptops
A.8.19 | Software on systems | Met |  | Only by store; production from images
A.8.20 | Networks security | Met |  | Rules as code, reviewed, seen
A.8.21 | Network services | Met |  | TLS 1.2 and 1.3 only, configuration seen
A.8.22 | Segregation of networks | Met |  | Three subnets, rules seen
A.8.23 | Web filtering | Met |  | By DNS, on ten of ten laptops
A.8.24 | Cryptography | Partly | 18 | Keys in a vault; two tokens found in a repository
A.8.25 | Development life cycle | Met |  | Described; 15 of 15 changes followed it to the review
A.8.26 | Application requirements | Met |  | Section in nine of ten stories
A.8.27 | Secure architecture | Met |  | Principles v2; threat model of the import
A.8.28 | Secure coding | Met |  | Linter and rules block a merge, seen
A.8.29 | Security testing | Met |  | In each build; penetration test once a year
A.8.30 | Outsourced development | Not applicable |  | None. To be looked at again if that changes
A.8.31 | Separate environments | Partly | 21 | Three accounts; test can read a backup of production
A.8.32 | Change management | Partly | 22 | 12 of 15 with review; three at night without
A.8.33 | Test information | Missing | 21 | Copy of production of 2026-05, seen
A.8.34 | Audit testing | Told |  | Tests are announced by email; none was shown. CTO
`);

/** Gaps that were verified. Days are working days of the client’s staff. */
export const gaps = readRows<'number' | 'weight' | 'days' | 'owner' | 'what'>(`
number | weight | days | owner | what
1 | Medium | 4 | Managing director | Scope names a closed office; five processes are not described
2 | Low | 2 | Sales lead | Context, parties and laws are not kept in one place
3 | High | 6 | CTO | Risks were assessed once, without a rule for accepting them
4 | High | 4 | CTO | No Statement of Applicability; eight treatments without a ticket
5 | Medium | 3 | CTO | Objectives without a measure, and nothing is measured
6 | High | 5 | Managing director | No internal audit, no independent review, and nobody checks rules
7 | High | 1 | Managing director | No management review
8 | Medium | 2 | DevOps lead | Causes and corrective actions are not written down
9 | High | 5 | Head of IT | Cloud tools and data are in no list, and have no class
10 | High | 8 | Head of IT | Seven of 12 suppliers without security terms; none reviewed
11 | High | 3 | DevOps lead | The accounting database was never restored
12 | High | 3 | Head of IT | Design tool: two of six leavers still have an account
13 | Medium | 3 | DevOps lead | Access to production is not in the rule and never reviewed
14 | High | 3 | CTO | Incident page without the 6 hours, times or evidence
15 | Medium | 5 | CTO | No time to recover is set, and the plan was never tried
16 | Medium | 1 | HR manager | Three of eight joiners without a record of screening
17 | High | 0 | Head of IT | Design and ticket tool without a second factor
18 | High | 2 | DevOps lead | Two tokens in a repository
19 | High | 2 | DevOps lead | Logs are kept for 30 days
20 | Medium | 4 | CTO | Nobody reads alerts at weekends
21 | High | 6 | DevOps lead | Real data in the test environment
22 | Medium | 2 | DevOps lead | Three of 15 changes without a review, all at night
23 | Medium | 0 | Head of IT | Ticket tool: three people share one account
24 | High | 5 | Support lead | No periods for deletion, no owner for requests of persons
25 | Medium | 3 | HR manager | One awareness session, in 2024
26 | Low | 1 | Office manager | Gaps in the visitors’ book
`).map((gap) => ({ ...gap, days: Number(gap.days) }));

export const plan = readRows<'from' | 'to' | 'owner' | 'closes' | 'step'>(`
from | to | owner | closes | step
2026-08-03 | 2026-08-05 | DevOps lead | 18 | Take both tokens back, then look for more at each push
2026-08-10 | 2026-08-14 | Head of IT | 12 17 23 | Sign-in through the directory for design and ticket tool
2026-08-17 | 2026-08-21 | DevOps lead | 11 | Restore of the accounting database, twice; then each quarter
2026-08-24 | 2026-08-28 | DevOps lead | 19 | Logs for 180 days; a year for personal data, by May 2027
2026-08-31 | 2026-09-11 | CTO | 14 | Incident page: 6 hours, who calls, times, evidence; one drill
2026-09-07 | 2026-09-25 | Head of IT | 9 | One list of tools, data and owners, with classes
2026-09-28 | 2026-10-23 | DevOps lead | 21 24 | Invented data in test; periods for deletion, from the list
2026-09-28 | 2026-10-30 | CTO | 1 2 3 4 | Scope, context, risks and Statement of Applicability
2026-10-05 | 2026-11-13 | Head of IT | 10 | Suppliers: who is critical, terms, yearly look
2026-11-02 | 2026-11-26 | CTO | 13 20 22 | Access to production, night changes, weekend alerts
2026-11-02 | 2026-11-20 | HR manager | 16 25 26 | People: screening, awareness, visitors
2026-11-30 | 2026-12-11 | CTO | 15 | Time to recover, one exercise
2026-12-07 | 2027-01-22 | Managing director | 5 6 7 8 | Measures, causes, internal audit, management review
`).map((step) => ({ ...step, closes: step.closes.split(' ') }));
