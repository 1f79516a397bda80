/**
 * Search words that the text of a page does not contain, by address. They include the names that buyers, trainees and
 * applicants use, terms of the field, brand names and Hinglish. A page without an entry is found by its own words.
 */
export const ALSO_CALLED: Record<string, string> = {
  '/': 'home page, start',
  '/about':
    'about company, who are you, team, experts, company profile, brochure, founder, mission, vision, independence',
  '/contact':
    'contact us, phone number, mobile, call, WhatsApp, email address, office address, location, map, enquiry, quotation, quote, proposal, free consultation, free assessment, demo, meeting, NDA, confidentiality agreement, hacked, under attack, breach, emergency, incident, 1930, cybercrime complaint, talk to an expert',
  '/careers':
    'job, jobs, vacancy, vacancies, hiring, openings, apply, resume, CV, biodata, internship, intern, fresher, freshers, salary, work with us, naukri, rozgar, recruitment, walk-in, trainer job',
  '/privacy':
    'privacy policy, personal data, delete my data, erase, unsubscribe, newsletter, cookies, retention, data rights, grievance officer, responsible disclosure, report a vulnerability, bug bounty, security.txt',
  '/accessibility': 'screen reader, keyboard, WCAG, disability, contrast, large text',
  '/services':
    'all services, price, pricing, prices, cost, rate card, quotation, packages, what you do, cyber security company, offerings',
  '/services/supplier-facts':
    'supplier, supplier facts, vendor registration, vendor onboarding, vendor form, due diligence, GSTIN, GST number, PAN card, CIN, Udyam, MSME, legal name, professional indemnity, insurance, liability, bank details, payment terms, invoice, sub-processors, background check, vetting, ISO 27001 certified, certified, OSCP, CREST, data in India, data localisation, data localization, data residency, right of audit, references',

  '/it-trainings':
    'training, courses, course list, all courses, classes, institute, coaching, fee, fees, course fee, fees structure, price, cost, EMI, instalment, discount, scholarship, paisa, kitni, kitna, duration, hours, months, weeks, mahine, din, time, timing, batch, next batch, weekend, evening, online, offline, classroom, syllabus, curriculum, beginner, beginners, no coding, without coding, non-IT, 12th pass, BCA, BTech, graduate, student, sikhna, kaunsa, konsa, sahi, which course, which course is best, which course suits me, best course, best course after 12th, course after 12th, part time, with college, weekend batch, placement, placement assistance, placement guarantee, job guarantee, will I get a job, job milegi, interview preparation, mock interview, resume building, mentor, admission, enrol, registration, demo class, eligibility, refund',
  '/it-trainings/batches':
    'batches, batch, next batch, upcoming batches, start date, dates, schedule, timetable, calendar, weekend batch, evening batch, admission open, seats, seat left, fee, fees, when does it start, kab, batch kab',
  '/it-trainings/certificate':
    'verify certificate, verification, validate, check certificate, certificate number, certificate ID, QR code, genuine, fake, forged, original, duplicate, lost, download certificate, validity, expired, background verification, employer check',

  '/it-trainings/web-development':
    'full stack, full stack developer, MERN, MEAN, web designing, web design, website making, website banana, React, React JS, JavaScript, Node JS, HTML, CSS, TypeScript, front end, back end, coding, programming, PHP, Java, Angular, Bootstrap, which course, konsa course, after 12th',
  '/it-trainings/cyber-security':
    'ethical hacking, ethical hacker, hacking course, hacker, hacking sikhna, CEH, Security+, CompTIA, OSCP, Kali Linux, SOC analyst course, penetration tester course, cyber security course, cybersecurity training, information security course, network security course',
  '/it-trainings/data-science':
    'data analyst, data analytics, data analysis, business analyst, Python, SQL, Power BI, Excel, Tableau, pandas, statistics, big data, Spark, business intelligence, BI, data science and analytics, which course, konsa course, after 12th',
  '/it-trainings/hardware-networking':
    'CCNA, CCNP, MCSA, A+, N+, computer hardware, computer repair, laptop repair, networking course, network engineer, desktop support, IT support, help desk, system administrator, Hindi, regional language, LAN, subnetting, Windows Server, which, konsa, after 12th',
  '/it-trainings/android-app-development':
    'Android, Kotlin, Java, Flutter, React Native, mobile app development, app banana, app making, Play Store, Google Play, Jetpack Compose',
  '/it-trainings/aiml':
    'AI, ML, artificial intelligence, machine learning, deep learning, generative AI, gen AI, GenAI, LLM, ChatGPT, prompt engineering, NLP, computer vision, neural network, data scientist, PyTorch, TensorFlow, agents, RAG',
  '/it-trainings/digital-marketing':
    'SEO, search engine optimisation, SEM, PPC, Google Ads, AdWords, Facebook Ads, Meta Ads, Instagram marketing, social media, SMM, YouTube, influencer, content writing, email marketing, WhatsApp marketing, Google Analytics, freelancing, which, konsa, after 12th',
  '/it-trainings/devops':
    'Docker, Kubernetes, K8s, Jenkins, Terraform, Ansible, Git, GitHub, CI/CD, pipeline, Linux, AWS, Azure, cloud course, cloud engineer, SRE, site reliability, DevSecOps, shell scripting',

  '/services/cyber-security-services':
    'cybersecurity, information security, IT security, data security, defence, infosec',
  '/services/cyber-security-services/it-infra':
    'IT audit, infrastructure audit, server security, Active Directory hardening, backup, restore, disaster recovery, patching, patch management, asset inventory, admin rights, PAM, privileged access, Windows Server, Linux server',
  '/services/cyber-security-services/email-security':
    'mail, email, SPF, DKIM, DMARC, BIMI, spoofing, spam, BEC, business email compromise, CEO fraud, fake invoice, payment fraud, Microsoft 365, Office 365, Google Workspace, Gmail, email gateway, phishing mail',
  '/services/cyber-security-services/end-point-security':
    'EDR, XDR, antivirus, anti virus, malware, virus, ransomware, laptop security, device, BitLocker, encryption, MDM, CrowdStrike, SentinelOne, Microsoft Defender, Seqrite, USB control',
  '/services/cyber-security-services/cyber-security-manage-services':
    'SOC, SOC monitoring, SOC as a service, security operations centre, security operations center, SIEM, MDR, managed detection and response, MSSP, 24x7, 24/7, round the clock, night, who watches, monitoring, log monitoring, log retention, alerts, threat hunting, threat intelligence, incident response, IR, breach response, forensics, DFIR, CERT-In 6 hours, Wazuh, Splunk, Sentinel, managed security',
  '/services/cyber-security-services/dlp':
    'DLP, data leak, data leakage prevention, data theft, data protection, USB block, pen drive, pendrive, classification, labels, insider, Aadhaar, PAN, personal data',
  '/services/cyber-security-services/red-teaming':
    'red team, red teaming, adversary simulation, attack simulation, purple team, TLPT, BAS, social engineering, physical entry, physical security test, APT, assumed breach',

  '/services/network-services': 'network security, LAN, WAN, networking services, network support',
  '/services/network-services/next-gen-firewall':
    'NGFW, firewall, firewall installation, firewall rule review, firewall audit, firewall migration, UTM, IPS, IDS, Fortinet, FortiGate, Palo Alto, Sophos, Check Point, Cisco Firepower, VPN setup',
  '/services/network-services/swith-router':
    'switch, router, VLAN, Cisco, Aruba, Juniper, switch configuration, router configuration, 802.1X, NAC, segmentation, LAN setup',
  '/services/network-services/ddos':
    'DDoS, DoS, denial of service, flood, website down, anti DDoS, scrubbing, Cloudflare, Akamai, load test, botnet',
  '/services/network-services/network-security-ms':
    'managed firewall, network monitoring, firewall management, NOC, AMC, network support, firewall changes, managed network',

  '/services/vulnerability-assessment-and-penetration-testing':
    'VA, PT, VAPT company, VAPT services, pentest, pen test, pen testing, pentesting, penetration testing, penetration test, ethical hacking service, security testing, security audit, vulnerability scan, vulnerability assessment, VAPT cost, VAPT price, pentest cost, how long, duration, retest, black box, grey box, white box, CERT-In VAPT, security certificate, safe to host, hacker, test',
  '/services/vulnerability-assessment-and-penetration-testing/web':
    'web pentest, web application, web app, web VAPT, website VAPT, VAPT of a portal, internet banking, net banking, online banking, website, website security, website testing, portal, OWASP, WSTG, OWASP Top 10, SQL injection, XSS, IDOR, CSRF, e-commerce, payment gateway, payment page, safe to host, Burp',
  '/services/vulnerability-assessment-and-penetration-testing/mobile':
    'mobile app pentest, mobile VAPT, mobile banking, mobile application, Android app security, iOS app security, iPhone, APK, MASVS, MASTG, app security testing, rooted phone, jailbreak',
  '/services/vulnerability-assessment-and-penetration-testing/network':
    'network pentest, network VAPT, internal pentest, external pentest, infrastructure pentest, Active Directory, domain admin, IP addresses, server pentest, OT, ICS, SCADA, plant, segmentation test, PCI ASV, Nessus',
  '/services/vulnerability-assessment-and-penetration-testing/api':
    'API, API test, API pentest, API security, API VAPT, REST, GraphQL, gRPC, SOAP, webhook, Postman, Swagger, OpenAPI, microservices, BOLA, JWT',
  '/services/vulnerability-assessment-and-penetration-testing/cloud':
    'cloud pentest, cloud VAPT, cloud review, cloud audit, cloud security assessment, AWS, Azure, Google Cloud, GCP, Amazon, S3 bucket, IAM, Kubernetes, EKS, AKS, container security, CSPM, serverless, Oracle Cloud',
  '/services/vulnerability-assessment-and-penetration-testing/wireless':
    'wifi, Wi-Fi, wi fi, wireless, WLAN, wireless audit, office wifi, wifi security, wifi password, wifi hacking, WPA2, WPA3, evil twin, rogue access point, guest wifi, Bluetooth, 802.1X',
  '/services/vulnerability-assessment-and-penetration-testing/thick':
    'desktop application, desktop app, thick client, fat client, Windows application, exe, .NET, Java client, Citrix, reverse engineering, Tally',
  '/services/vulnerability-assessment-and-penetration-testing/source-code-review':
    'source code review, secure code review, code audit, code review, SAST, static analysis, SonarQube, Checkmarx, SCA, SBOM, dependency, secrets in Git, DevSecOps, white box',

  '/services/cloud-services': 'cloud, cloud security, SSE, AWS, Azure, Google Cloud, Microsoft 365, SaaS',
  '/services/cloud-services/waf':
    'WAF, web application firewall, Cloudflare, Imperva, F5, AWS WAF, ModSecurity, CRS, bot protection, virtual patch, rate limit',
  '/services/cloud-services/casb':
    'CASB, shadow IT, SaaS security, Netskope, Zscaler, block ChatGPT, AI tools, OAuth apps, file sharing, Google Drive, Dropbox, SSPM',
  '/services/cloud-services/ztna':
    'ZTNA, zero trust, VPN replacement, replace VPN, remote access, work from home, MFA, SSO, SDP, identity, Zscaler, Cloudflare Access',
  '/services/cloud-services/sase':
    'SASE, SSE, SD-WAN, SDWAN, branch network, MPLS replacement, secure web gateway, SWG, Cato, Zscaler, Prisma',

  '/services/cyber-security-awarness-training':
    'awareness, security awareness, staff training, employee training, human firewall',
  '/services/cyber-security-awarness-training/awarness-training':
    'security awareness training, employee training, staff training, awareness for employees, corporate training, cyber hygiene, induction, workshop, seminar, developer training, secure coding training, deepfake',
  '/services/cyber-security-awarness-training/phishing-simulization':
    'phishing, phishing simulation, phishing test, phishing campaign, fake phishing mail, fishing, smishing, vishing, quishing, QR phishing, KnowBe4, GoPhish, click rate',

  '/services/governance-risk-counsalting':
    'GRC, governance, risk, compliance, consulting, consultancy, consultant, advisory, policy, risk assessment',
  '/services/governance-risk-counsalting/iso-readiness':
    'ISO, ISO 27001, ISO 27001 certification, ISO 27001 cost, ISO 27002, ISO 27701, ISO 22301, ISO 9001, ISMS, statement of applicability, SoA, internal audit, lead auditor, certification, risk register, policies',
  '/services/governance-risk-counsalting/config-review':
    'configuration audit, hardening, server hardening, CIS, CIS benchmark, benchmark, baseline, STIG, secure configuration, Office 365 review, Microsoft 365 review, cloud configuration, cloud security review',
  '/services/governance-risk-counsalting/manage-service':
    'managed compliance, vendor questionnaire, security questionnaire, customer questionnaire, vendor risk, third party risk, TPRM, supplier, access review, internal audit, surveillance audit, evidence, compliance calendar, compliance management, Vanta, Sprinto',
  '/services/governance-risk-counsalting/gap-assessment-compliance':
    'compliance, gap analysis, gap assessment, audit, compliance audit, IT audit, SOC 2 Type 1, Type 2, AICPA, PCI, PCI DSS, GDPR, HIPAA, DPDP, DPDPA, DPDP Act, data protection act, privacy law, RBI, RBI audit, RBI guidelines, SEBI, CSCRF, IRDAI, CERT-In directions, NBFC, bank audit, IT Act, NIST, maturity assessment, UIDAI, ISNP, NABH',
  '/services/governance-risk-counsalting/vcisco-service':
    'CISO, virtual CISO, CISO as a service, part time CISO, fractional CISO, security head, security officer, DPO, data protection officer, board report, security strategy, security budget, advisor',

  '/services/sample-reports/penetration-test':
    'sample report, report sample, report format, VAPT report, sample VAPT report, pentest report, PDF, finding, example report, template, letter of attestation, security certificate, CVSS',
  '/services/sample-reports/attack-exercise': 'sample report, phishing report, click rate, awareness report',
  '/services/sample-reports/configuration-review':
    'sample report, hardening report, CIS report, benchmark report',
  '/services/sample-reports/gap-assessment':
    'sample report, gap assessment sample, ISO report, audit report, Annex A controls, checklist, SoA',
  '/services/sample-reports/rollout-acceptance':
    'sample report, firewall report, acceptance test, UAT, cutover, rollout',
  '/services/sample-reports/managed-service':
    'sample report, SOC report sample, monthly report, SLA, response times, MTTR, MTTD, incident report',
};

/** Other names of the open labs, by course. */
export const LAB_ALSO_CALLED: Record<string, string> = {
  '/it-trainings/web-development': 'Node, form, HTML practice',
  '/it-trainings/cyber-security': 'hacking lab, CTF, log analysis, SOC lab, find the attacker, demo',
  '/it-trainings/data-science': 'SQL practice, SQL query, duplicates',
  '/it-trainings/hardware-networking': 'subnet, subnetting, CIDR, VLAN, PoE, IP address plan, DHCP',
  '/it-trainings/android-app-development': 'Kotlin practice, lifecycle',
  '/it-trainings/aiml': 'data leakage, machine learning practice, accuracy, Python practice',
  '/it-trainings/digital-marketing': 'ad budget, media plan, A/B test, CPL',
  '/it-trainings/devops': 'GitHub Actions, CI failure, pipeline practice, YAML',
};
export const EVERY_LAB = 'open lab, free lab, practice, exercise, try';
