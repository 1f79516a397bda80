/** Weaknesses named in our reports, with their titles in CWE 4.x. */
export const CWE = {
  79: 'Improper Neutralization of Input During Web Page Generation (Cross-site Scripting)',
  89: 'Improper Neutralization of Special Elements used in an SQL Command (SQL Injection)',
  204: 'Observable Response Discrepancy',
  209: 'Generation of Error Message Containing Sensitive Information',
  269: 'Improper Privilege Management',
  307: 'Improper Restriction of Excessive Authentication Attempts',
  362: 'Concurrent Execution using Shared Resource with Improper Synchronization (Race Condition)',
  613: 'Insufficient Session Expiration',
  639: 'Authorization Bypass Through User-Controlled Key',
  640: 'Weak Password Recovery Mechanism for Forgotten Password',
  915: 'Improperly Controlled Modification of Dynamically-Determined Object Attributes',
  918: 'Server-Side Request Forgery (SSRF)',
};

export type Cwe = keyof typeof CWE;
