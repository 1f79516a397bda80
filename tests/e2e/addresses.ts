/** The addresses of Spec §2 and of the navigation, typed from there, with the heading that each page has to show. */
export const PAGES: { path: string; heading: string | RegExp }[] = [
  { path: '/', heading: /\w/ },
  { path: '/about', heading: /\w/ },
  { path: '/it-trainings', heading: 'IT Training Programs' },
  { path: '/services', heading: 'Services' },
  { path: '/careers', heading: 'Join Our Team' },
  { path: '/contact', heading: 'Get In Touch' },

  { path: '/it-trainings/web-development', heading: 'Web Development' },
  { path: '/it-trainings/cyber-security', heading: 'Cyber Security' },
  { path: '/it-trainings/data-science', heading: 'Data Science' },
  { path: '/it-trainings/hardware-networking', heading: 'Hardware & Networking' },
  { path: '/it-trainings/android-app-development', heading: 'Android App Development' },
  { path: '/it-trainings/aiml', heading: 'AI & Machine Learning' },
  { path: '/it-trainings/digital-marketing', heading: 'Digital Marketing' },
  { path: '/it-trainings/devops', heading: 'DevOps' },
  { path: '/it-trainings/certificate', heading: 'Certificate Verification' },

  { path: '/services/cyber-security-services', heading: 'Cybersecurity Services' },
  { path: '/services/cyber-security-services/it-infra', heading: 'IT Infrastructure Security' },
  { path: '/services/cyber-security-services/email-security', heading: 'Email Security' },
  { path: '/services/cyber-security-services/end-point-security', heading: 'Endpoint Security' },
  { path: '/services/cyber-security-services/cyber-security-manage-services', heading: /managed security/i },
  { path: '/services/cyber-security-services/dlp', heading: /data loss prevention/i },
  { path: '/services/cyber-security-services/red-teaming', heading: /red teaming/i },

  { path: '/services/network-services', heading: 'Network Services' },
  { path: '/services/network-services/next-gen-firewall', heading: /next-gen(eration)? firewall/i },
  { path: '/services/network-services/swith-router', heading: /switch (&|and) router/i },
  { path: '/services/network-services/ddos', heading: /ddos/i },
  { path: '/services/network-services/network-security-ms', heading: /managed network security/i },

  {
    path: '/services/vulnerability-assessment-and-penetration-testing',
    heading: /vulnerability assessment and penetration testing/i,
  },
  { path: '/services/vulnerability-assessment-and-penetration-testing/web', heading: /web/i },
  { path: '/services/vulnerability-assessment-and-penetration-testing/mobile', heading: /mobile/i },
  { path: '/services/vulnerability-assessment-and-penetration-testing/network', heading: /network/i },
  { path: '/services/vulnerability-assessment-and-penetration-testing/api', heading: /api/i },
  { path: '/services/vulnerability-assessment-and-penetration-testing/cloud', heading: /cloud/i },
  { path: '/services/vulnerability-assessment-and-penetration-testing/wireless', heading: /wireless/i },
  { path: '/services/vulnerability-assessment-and-penetration-testing/thick', heading: /thick client/i },
  {
    path: '/services/vulnerability-assessment-and-penetration-testing/source-code-review',
    heading: /source code/i,
  },

  { path: '/services/cloud-services', heading: 'Cloud Security Services' },
  { path: '/services/cloud-services/waf', heading: /web application firewall/i },
  { path: '/services/cloud-services/casb', heading: /cloud access security broker/i },
  { path: '/services/cloud-services/ztna', heading: /zero trust network access/i },
  { path: '/services/cloud-services/sase', heading: /secure access service edge/i },

  { path: '/services/cyber-security-awarness-training', heading: 'Awareness & Training' },
  { path: '/services/cyber-security-awarness-training/awarness-training', heading: /awareness training/i },
  {
    path: '/services/cyber-security-awarness-training/phishing-simulization',
    heading: /phishing simulation/i,
  },

  { path: '/services/governance-risk-counsalting', heading: /grc/i },
  { path: '/services/governance-risk-counsalting/iso-readiness', heading: /iso.*readiness/i },
  { path: '/services/governance-risk-counsalting/config-review', heading: /configuration review/i },
  { path: '/services/governance-risk-counsalting/manage-service', heading: /managed security services/i },
  { path: '/services/governance-risk-counsalting/gap-assessment-compliance', heading: /gap assessment/i },
  { path: '/services/governance-risk-counsalting/vcisco-service', heading: /vciso/i },
];

/** Privacy, accessibility, the supplier facts, the open labs and the sample reports: beyond the specification. */
export const OWN_PAGES = [
  '/privacy',
  '/accessibility',
  '/services/supplier-facts',
  '/it-trainings/batches',
  '/it-trainings/aiml/lab',
  '/it-trainings/android-app-development/lab',
  '/it-trainings/cyber-security/lab',
  '/it-trainings/data-science/lab',
  '/it-trainings/digital-marketing/lab',
  '/it-trainings/devops/lab',
  '/it-trainings/web-development/lab',
  '/it-trainings/hardware-networking/lab',
  '/services/sample-reports/penetration-test',
  '/services/sample-reports/attack-exercise',
  '/services/sample-reports/configuration-review',
  '/services/sample-reports/gap-assessment',
  '/services/sample-reports/rollout-acceptance',
  '/services/sample-reports/managed-service',
];

/** Addresses that lead on to another page. */
export const ALIASES: { path: string; target: string }[] = [
  { path: '/contactus', target: '/contact' },
  { path: '/services/vapt', target: '/services/vulnerability-assessment-and-penetration-testing' },
  {
    path: '/services/security-assessment-and-penetration-testing',
    target: '/services/cyber-security-awarness-training',
  },
  { path: '/services/governance-risk-and-compliance', target: '/services/governance-risk-counsalting' },
  { path: '/it-trainings/cybersecurity', target: '/it-trainings/cyber-security' },
  { path: '/it-trainings/android-development', target: '/it-trainings/android-app-development' },
  { path: '/it-trainings/artificial-intelligence-machine-learning', target: '/it-trainings/aiml' },
  { path: '/linkedin', target: '/contact' },
  { path: '/instagram', target: '/contact' },
  { path: '/twitter', target: '/contact' },
];

/** A page of each shape. */
export const SHAPES = [
  '/',
  '/about',
  '/it-trainings',
  '/it-trainings/web-development',
  '/it-trainings/web-development/lab',
  '/it-trainings/certificate',
  '/services',
  '/services/cyber-security-services',
  '/services/vulnerability-assessment-and-penetration-testing/web',
  '/services/sample-reports/penetration-test',
  '/careers',
  '/contact',
  '/privacy',
  '/services/supplier-facts',
  '/it-trainings/batches',
];
