import { PATHS } from '../../../contracts/paths.ts';
import type { ServiceGroupPage } from '../../types.ts';

// Sample: the firm must confirm the points about changes, accounts and advice.
export const networkGroup = {
  kind: 'service-group',
  path: PATHS.network,
  title: 'Network Services',
  position: 2,
  description:
    'Firewall rules, switch and router templates, flood plans and upkeep of the devices: what each covers and which one your network needs.',
  lead: 'Firewalls, switches and the links between sites: built from written templates, changed under agreed rules, and prepared for a DDoS attack.',
  image: 'group-network',
  icon: 'network',
  menuLine: 'Firewalls, switches and links in order',
  summary: 'Firewall rules, switch ports and links, configured from templates and kept in order.',
  cards: [
    {
      title: 'Next-Gen Firewall',
      text: 'Give every rule an owner and an expiry date, then move to the new firewall with rehearsed rollback.',
      path: PATHS.nextGenFirewall,
      icon: 'brick-wall',
    },
    {
      title: 'Switch & Router Configuration',
      text: 'Write one template per role, and see which device no longer follows it.',
      path: PATHS.switchRouter,
      icon: 'switch-ports',
    },
    {
      title: 'DDoS Protection',
      text: 'Stop each kind of flood where it can be stopped, and rehearse the diversion.',
      path: PATHS.ddos,
      icon: 'wave',
    },
    {
      title: 'Managed Network Security',
      text: 'Hand over changes, firmware and backups to people who work by your list of requesters.',
      path: PATHS.managedNetworkSecurity,
      icon: 'wrench',
    },
  ],
  fit: {
    heading: 'Three projects and one ongoing service',
    paragraphs: [
      'A firewall decides what may pass between parts of the network. Switches and routers decide who is in which part. A flood ignores both and fills the link outside your building. The three problems rarely have the same owner.',
      'Each of the three projects ends with something you keep: a rule base, a set of templates, a runbook. The fourth service is ongoing. It maintains what the projects left on your devices, because a clean rule base starts to decay the first time someone needs a port in a hurry.',
    ],
  },
  figure: {
    kind: 'plan',
    title: 'Where each of them works',
    text: 'The carrier drops the flood before it fills your link. The firewall decides what passes between zones. Switches and routers decide which zone a device joins. The fourth service maintains firewalls, switches and routers.',
    layers: [
      {
        nodes: [{ label: 'Branches' }, { label: 'Customers' }, { label: 'Flood', look: 'quiet' }],
        links: [
          [1, 1],
          [2, 2],
          [3, 3, 'flood'],
        ],
      },
      {
        nodes: [{ label: 'Carrier', detail: 'drops floods', span: 3, look: 'gate' }],
        links: [
          [1, 1],
          [2, 2],
        ],
      },
      {
        nodes: [{ label: 'Firewall', detail: 'between zones', span: 3, look: 'gate' }],
        links: [
          [1, 1],
          [2, 2],
        ],
      },
      {
        nodes: [{ label: 'Switches, routers', detail: 'a zone for each port', span: 3, look: 'gate' }],
        links: [
          [1, 1],
          [2, 2],
          [3, 3, 'limited'],
        ],
      },
      { nodes: [{ label: 'Office' }, { label: 'Servers' }, { label: 'Guests', look: 'quiet' }], links: [] },
    ],
  },
  chooser: {
    heading: 'Where should the work begin?',
    intro:
      'Ask what you could not draw on a whiteboard today. If several answers fit, switches come before the firewall: zones must exist before rules can separate them.',
    items: [
      {
        situation: 'Nobody dares to delete a firewall rule',
        choice: 'Firewall: find rule owners first, replace the appliance second',
        path: PATHS.nextGenFirewall,
      },
      {
        situation: 'Any visitor’s laptop works in any wall socket',
        choice: 'Switches and routers: access ports and 802.1X',
        path: PATHS.switchRouter,
      },
      {
        situation: 'A date is coming when you cannot afford to be offline',
        choice: 'DDoS protection, drilled at least a month before',
        path: PATHS.ddos,
      },
      {
        situation: 'One colleague holds all the passwords',
        choice: 'Managed network security, beginning with a handover',
        path: PATHS.managedNetworkSecurity,
      },
    ],
  },
  partner: {
    statement: 'Every project has agreed change windows, named engineers and a list of tests to pass.',
    points: [
      {
        title: 'A written rollback',
        text: 'No change starts until the commands that undo it have been written and read by someone else.',
      },
      {
        title: 'Access stays yours',
        text: 'You keep an administrator account on every device, and the diagrams in a format you can edit.',
      },
      {
        title: 'No needless replacement',
        text: 'If your present equipment will do, the scope says so, even when you asked for a replacement.',
      },
    ],
  },
  callToAction: {
    heading: 'Which part of your network is undocumented?',
    text: 'Send the number of sites and devices, and the next date that worries you. Keep configurations out of the form. We suggest what to look at first.',
    label: 'Get in Touch',
    path: PATHS.contact,
  },
} satisfies ServiceGroupPage;
