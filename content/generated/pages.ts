// Written by tools/build/list-pages.ts from the files of trainings/, labs/, services/ and texts/: not to be edited.

import type { LabPage, ServiceGroupPage, ServicePage, TextPage, TrainingPage } from '../types.ts';
import { webDevelopment as trainingsWebDevelopment } from '../trainings/web-development.ts';
import { cyberSecurity as trainingsCyberSecurity } from '../trainings/cyber-security.ts';
import { dataScience as trainingsDataScience } from '../trainings/data-science.ts';
import { hardwareNetworking as trainingsHardwareNetworking } from '../trainings/hardware-networking.ts';
import { androidAppDevelopment as trainingsAndroidAppDevelopment } from '../trainings/android-app-development.ts';
import { aiml as trainingsAiml } from '../trainings/aiml.ts';
import { digitalMarketing as trainingsDigitalMarketing } from '../trainings/digital-marketing.ts';
import { devops as trainingsDevops } from '../trainings/devops.ts';
import { webDevelopmentLab as labsWebDevelopment } from '../labs/web-development.ts';
import { cyberSecurityLab as labsCyberSecurity } from '../labs/cyber-security.ts';
import { dataScienceLab as labsDataScience } from '../labs/data-science.ts';
import { hardwareNetworkingLab as labsHardwareNetworking } from '../labs/hardware-networking.ts';
import { androidLab as labsAndroidAppDevelopment } from '../labs/android-app-development.ts';
import { aimlLab as labsAiml } from '../labs/aiml.ts';
import { digitalMarketingLab as labsDigitalMarketing } from '../labs/digital-marketing.ts';
import { devopsLab as labsDevops } from '../labs/devops.ts';
import { cyberSecurityGroup as servicesCyberSecurityGroup } from '../services/cyber-security/group.ts';
import { itInfra as servicesCyberSecurityItInfra } from '../services/cyber-security/it-infra.ts';
import { emailSecurity as servicesCyberSecurityEmailSecurity } from '../services/cyber-security/email-security.ts';
import { endPointSecurity as servicesCyberSecurityEndPointSecurity } from '../services/cyber-security/end-point-security.ts';
import { managedSecurity as servicesCyberSecurityManagedSecurity } from '../services/cyber-security/managed-security.ts';
import { dlp as servicesCyberSecurityDlp } from '../services/cyber-security/dlp.ts';
import { redTeaming as servicesCyberSecurityRedTeaming } from '../services/cyber-security/red-teaming.ts';
import { networkGroup as servicesNetworkGroup } from '../services/network/group.ts';
import { nextGenFirewall as servicesNetworkNextGenFirewall } from '../services/network/next-gen-firewall.ts';
import { switchRouter as servicesNetworkSwitchRouter } from '../services/network/switch-router.ts';
import { ddos as servicesNetworkDdos } from '../services/network/ddos.ts';
import { managedNetworkSecurity as servicesNetworkManagedNetworkSecurity } from '../services/network/managed-network-security.ts';
import { vaptGroup as servicesVaptGroup } from '../services/vapt/group.ts';
import { web as servicesVaptWeb } from '../services/vapt/web.ts';
import { mobile as servicesVaptMobile } from '../services/vapt/mobile.ts';
import { network as servicesVaptNetwork } from '../services/vapt/network.ts';
import { api as servicesVaptApi } from '../services/vapt/api.ts';
import { cloud as servicesVaptCloud } from '../services/vapt/cloud.ts';
import { wireless as servicesVaptWireless } from '../services/vapt/wireless.ts';
import { thick as servicesVaptThick } from '../services/vapt/thick.ts';
import { sourceCodeReview as servicesVaptSourceCodeReview } from '../services/vapt/source-code-review.ts';
import { cloudGroup as servicesCloudGroup } from '../services/cloud/group.ts';
import { waf as servicesCloudWaf } from '../services/cloud/waf.ts';
import { casb as servicesCloudCasb } from '../services/cloud/casb.ts';
import { ztna as servicesCloudZtna } from '../services/cloud/ztna.ts';
import { sase as servicesCloudSase } from '../services/cloud/sase.ts';
import { awarenessGroup as servicesAwarenessGroup } from '../services/awareness/group.ts';
import { awarenessTraining as servicesAwarenessAwarenessTraining } from '../services/awareness/awareness-training.ts';
import { phishingSimulation as servicesAwarenessPhishingSimulation } from '../services/awareness/phishing-simulation.ts';
import { grcGroup as servicesGrcGroup } from '../services/grc/group.ts';
import { isoReadiness as servicesGrcIsoReadiness } from '../services/grc/iso-readiness.ts';
import { configReview as servicesGrcConfigReview } from '../services/grc/config-review.ts';
import { managedCompliance as servicesGrcManagedCompliance } from '../services/grc/managed-compliance.ts';
import { gapAssessment as servicesGrcGapAssessment } from '../services/grc/gap-assessment.ts';
import { vciso as servicesGrcVciso } from '../services/grc/vciso.ts';
import { accessibility as textsAccessibility } from '../texts/accessibility.ts';
import { privacy as textsPrivacy } from '../texts/privacy.ts';

export const trainingPages: TrainingPage[] = [
  trainingsWebDevelopment,
  trainingsCyberSecurity,
  trainingsDataScience,
  trainingsHardwareNetworking,
  trainingsAndroidAppDevelopment,
  trainingsAiml,
  trainingsDigitalMarketing,
  trainingsDevops,
];

export const labPages: LabPage[] = [
  labsWebDevelopment,
  labsCyberSecurity,
  labsDataScience,
  labsHardwareNetworking,
  labsAndroidAppDevelopment,
  labsAiml,
  labsDigitalMarketing,
  labsDevops,
];

export const servicePages: (ServiceGroupPage | ServicePage)[] = [
  servicesCyberSecurityGroup,
  servicesCyberSecurityItInfra,
  servicesCyberSecurityEmailSecurity,
  servicesCyberSecurityEndPointSecurity,
  servicesCyberSecurityManagedSecurity,
  servicesCyberSecurityDlp,
  servicesCyberSecurityRedTeaming,
  servicesNetworkGroup,
  servicesNetworkNextGenFirewall,
  servicesNetworkSwitchRouter,
  servicesNetworkDdos,
  servicesNetworkManagedNetworkSecurity,
  servicesVaptGroup,
  servicesVaptWeb,
  servicesVaptMobile,
  servicesVaptNetwork,
  servicesVaptApi,
  servicesVaptCloud,
  servicesVaptWireless,
  servicesVaptThick,
  servicesVaptSourceCodeReview,
  servicesCloudGroup,
  servicesCloudWaf,
  servicesCloudCasb,
  servicesCloudZtna,
  servicesCloudSase,
  servicesAwarenessGroup,
  servicesAwarenessAwarenessTraining,
  servicesAwarenessPhishingSimulation,
  servicesGrcGroup,
  servicesGrcIsoReadiness,
  servicesGrcConfigReview,
  servicesGrcManagedCompliance,
  servicesGrcGapAssessment,
  servicesGrcVciso,
];

export const textPages: TextPage[] = [
  textsAccessibility,
  textsPrivacy,
];
