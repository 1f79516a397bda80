// Written by tools/build/list-pages.ts from the files of trainings/, labs/, services/ and texts/: not to be edited.

import type { PagePath } from '../../contracts/paths.ts';

/** Entries of the menus below the trainings page and below each group of services. */
export const menus: Record<string, { label: string; path: PagePath }[]> = {
  "/it-trainings": [
    {
      "label": "Web Development",
      "path": "/it-trainings/web-development"
    },
    {
      "label": "Cyber Security",
      "path": "/it-trainings/cyber-security"
    },
    {
      "label": "Data Science",
      "path": "/it-trainings/data-science"
    },
    {
      "label": "Hardware & Networking",
      "path": "/it-trainings/hardware-networking"
    },
    {
      "label": "Android App Development",
      "path": "/it-trainings/android-app-development"
    },
    {
      "label": "AI & Machine Learning",
      "path": "/it-trainings/aiml"
    },
    {
      "label": "Digital Marketing",
      "path": "/it-trainings/digital-marketing"
    },
    {
      "label": "DevOps",
      "path": "/it-trainings/devops"
    }
  ],
  "/services/cyber-security-services": [
    {
      "label": "IT Infrastructure Security",
      "path": "/services/cyber-security-services/it-infra"
    },
    {
      "label": "Email Security",
      "path": "/services/cyber-security-services/email-security"
    },
    {
      "label": "Endpoint Security",
      "path": "/services/cyber-security-services/end-point-security"
    },
    {
      "label": "Managed Security Services",
      "path": "/services/cyber-security-services/cyber-security-manage-services"
    },
    {
      "label": "Data Loss Prevention",
      "path": "/services/cyber-security-services/dlp"
    },
    {
      "label": "Red Teaming & Pen Testing",
      "path": "/services/cyber-security-services/red-teaming"
    }
  ],
  "/services/network-services": [
    {
      "label": "Next-Gen Firewall",
      "path": "/services/network-services/next-gen-firewall"
    },
    {
      "label": "Switch & Router Configuration",
      "path": "/services/network-services/swith-router"
    },
    {
      "label": "DDoS Protection",
      "path": "/services/network-services/ddos"
    },
    {
      "label": "Managed Network Security",
      "path": "/services/network-services/network-security-ms"
    }
  ],
  "/services/vulnerability-assessment-and-penetration-testing": [
    {
      "label": "Web Penetration Testing",
      "path": "/services/vulnerability-assessment-and-penetration-testing/web"
    },
    {
      "label": "Mobile Penetration Testing",
      "path": "/services/vulnerability-assessment-and-penetration-testing/mobile"
    },
    {
      "label": "Network Penetration Testing",
      "path": "/services/vulnerability-assessment-and-penetration-testing/network"
    },
    {
      "label": "API Penetration Testing",
      "path": "/services/vulnerability-assessment-and-penetration-testing/api"
    },
    {
      "label": "Cloud Penetration Testing",
      "path": "/services/vulnerability-assessment-and-penetration-testing/cloud"
    },
    {
      "label": "Wireless Penetration Testing",
      "path": "/services/vulnerability-assessment-and-penetration-testing/wireless"
    },
    {
      "label": "Thick Client Penetration Testing",
      "path": "/services/vulnerability-assessment-and-penetration-testing/thick"
    },
    {
      "label": "Source Code Review",
      "path": "/services/vulnerability-assessment-and-penetration-testing/source-code-review"
    }
  ],
  "/services/cloud-services": [
    {
      "label": "Web Application Firewall",
      "path": "/services/cloud-services/waf"
    },
    {
      "label": "Cloud Access Security Broker",
      "path": "/services/cloud-services/casb"
    },
    {
      "label": "Zero Trust Network Access",
      "path": "/services/cloud-services/ztna"
    },
    {
      "label": "Secure Access Service Edge",
      "path": "/services/cloud-services/sase"
    }
  ],
  "/services/cyber-security-awarness-training": [
    {
      "label": "Awareness Training",
      "path": "/services/cyber-security-awarness-training/awarness-training"
    },
    {
      "label": "Phishing Simulation Exercises",
      "path": "/services/cyber-security-awarness-training/phishing-simulization"
    }
  ],
  "/services/governance-risk-counsalting": [
    {
      "label": "ISO Readiness",
      "path": "/services/governance-risk-counsalting/iso-readiness"
    },
    {
      "label": "Configuration Review",
      "path": "/services/governance-risk-counsalting/config-review"
    },
    {
      "label": "Managed Security Services",
      "path": "/services/governance-risk-counsalting/manage-service"
    },
    {
      "label": "Compliance Gap Assessment",
      "path": "/services/governance-risk-counsalting/gap-assessment-compliance"
    },
    {
      "label": "vCISO as a Service",
      "path": "/services/governance-risk-counsalting/vcisco-service"
    }
  ]
};

/** True for each half of the offer that the firm has. Pages mention only these. */
export const offer = {
  "courses": true,
  "services": true
};

/** Addresses of the categories on course cards that have no page of their own, each with its course. */
export const courseTags: Record<string, PagePath> = {
  "/it-trainings/cybersecurity": "/it-trainings/cyber-security",
  "/it-trainings/android-development": "/it-trainings/android-app-development",
  "/it-trainings/artificial-intelligence-machine-learning": "/it-trainings/aiml"
};
