import { readRows } from './read-rows.ts';

/**
 * Things named in the sample reports, each with the times in IST between which it exists. A test checks in each report
 * that every date beside the name of a thing is between these times.
 */
export const lives = readRows<'report' | 'kind' | 'name' | 'owner' | 'from' | 'until'>(`
report | kind | name | owner | from | until
penetration-test | account | asha.test | customer 20417 | 2026-09-04 | 2026-10-28
penetration-test | account | bina.test | customer 20418 | 2026-09-04 | 2026-10-28
penetration-test | account | clerk.mysuru | store 7 | 2026-09-04 | 2026-10-28
penetration-test | account | clerk.hubli | store 9 | 2026-09-04 | 2026-10-28
penetration-test | account | manager.mysuru | store 7 | 2026-09-04 | 2026-10-28
penetration-test | account | manager.hubli | store 9 | 2026-09-04 | 2026-10-28
penetration-test | account | admin.one | head office | 2026-09-04 | 2026-10-28
penetration-test | account | admin.two | head office | 2026-09-04 | 2026-10-28
penetration-test | order | 118204 | asha.test | 2026-09-07 | 2026-10-28
penetration-test | order | 118207 | bina.test | 2026-09-07 | 2026-10-28
penetration-test | order | 118231 | asha.test | 2026-09-15 | 2026-10-28
penetration-test | voucher | TEST-500 | asha.test | 2026-09-14 | 2026-10-28
penetration-test | build | 4.18.2 | staging | 2026-09-04 | 2026-10-22
penetration-test | build | 4.19.1 | staging | 2026-10-23 | 2026-12-10
penetration-test | session | dT5w…k2Nh | clerk.mysuru | 2026-09-09T10:48 | 2026-09-09T11:50
penetration-test | session | 7Qm2…x9Rk | asha.test | 2026-09-09T14:31 | 2026-09-09T15:40
penetration-test | session | eK81…Zp3d | clerk.mysuru | 2026-09-10T12:55 | 2026-09-10T14:20
penetration-test | session | Vn5y…b7Hq | manager.mysuru | 2026-09-11T15:10 | 2026-09-11T16:20
penetration-test | session | pR3c…8MwJ | asha.test | 2026-09-15T11:50 | 2026-09-15T13:10
penetration-test | session | Lw4c…0uTe | bina.test | 2026-09-16T13:30 | 2026-09-16T14:35
penetration-test | session | h9Xe…Qa6v | asha.test | 2026-09-17T10:42 | 2026-09-17T11:49
penetration-test | session | 2FsB…y7Lo | asha.test | 2026-09-17T15:30 | 2026-09-17T16:20
penetration-test | session | Gm0z…t4Ue | clerk.mysuru | 2026-10-26T10:50 | 2026-10-26T13:05
penetration-test | session | a6Jk…R1pW | asha.test | 2026-10-26T11:25 | 2026-10-26T12:02
penetration-test | session | Yc8n…5DgS | manager.mysuru | 2026-10-26T14:55 | 2026-10-26T15:40
penetration-test | session | x3Vb…Hh9i | asha.test | 2026-10-27T12:20 | 2026-10-27T13:33
penetration-test | session | Ju7t…m0Cq | asha.test | 2026-10-27T13:25 | 2026-10-27T14:20
configuration-review | template | SML-2022-03 | Saltmarsh | 2023-03-01 | 2026-09-10
configuration-review | template | SML-2022-04 | Saltmarsh | 2026-09-11 | 2027-12-31
gap-assessment | plan | Measures, causes, internal audit | Tamarind | 2026-08-03 | 2027-01-31
managed-service | account | sup-refrig | supplier | 2025-11-01 | 2026-10-18T03:34
managed-service | rule | R-118 | mailboxes | 2026-10-19 | 2027-12-31
rollout-acceptance | unit | RP500-1609-0071 | old pair | 2016-09-01 | 2026-10-06
rollout-acceptance | unit | RP500-1609-0072 | old pair | 2016-09-01 | 2026-10-06
rollout-acceptance | unit | RP200-1609-0310 | old, Hosur | 2016-09-01 | 2026-10-06
rollout-acceptance | firmware | 11.2.5 | vendor | 2026-09-30 | 2027-12-31
attack-exercise | domain | lanternrow-docs.example | ours | 2026-09-15 | 2027-09-25
attack-exercise | data | Clicks under a code | ours | 2026-09-22 | 2026-10-09
attack-exercise | data | 420 mailboxes | ours | 2026-09-15 | 2026-10-09
attack-exercise | exception | Exception in the mail filter | Lantern Row | 2026-09-21 | 2026-09-28
`);
/** A time in IST in milliseconds; a date without a time means midnight. */
export const beginOf = (time: string) => Date.parse(`${time.includes('T') ? time : `${time}T00:00`}+05:30`);
/** An end given as a day or a minute includes that whole day or minute. */
export const endOf = (time: string) =>
  time.includes('T') ? beginOf(time) + 59_999 : beginOf(time) + 86_399_999;
