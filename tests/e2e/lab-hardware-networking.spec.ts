import { choose, pick, testLabByKeyboard, tick, type } from './lab-by-keyboard.ts';

testLabByKeyboard('hardware and networking', {
  path: '/it-trainings/hardware-networking/lab',
  steps: [
    {
      title: 'The largest network first',
      wrong: type({
        'Prefix length or mask of VLAN 10': '/26',
        'Address of the router in VLAN 10': '10.20.30.1',
      }),
      says: '70 devices do not fit',
      right: type({ 'Prefix length or mask of VLAN 10': '255.255.255.128' }),
    },
    {
      title: 'The other two',
      wrong: type({
        'Network of VLAN 20': '10.20.30.128/26',
        'Broadcast address of VLAN 20': '10.20.30.191',
        'Network of VLAN 30': '10.20.30.192/27',
      }),
      says: '30 devices and the router are 31',
      right: type({ 'Network of VLAN 30': '10.20.30.192/26' }),
    },
    {
      title: 'Which ports are trunks?',
      wrong: tick('Port 1, router'),
      says: 'Which other device has to keep two networks apart',
      right: tick('Port 1, router', 'Port 22, access point'),
    },
    {
      title: 'Is there enough power?',
      wrong: type({ 'Reserved power': '116.24', 'Missing in the budget of 130 W': '3.6' }),
      says: 'the loss in the cable included',
      right: type({ 'Reserved power': '133.6' }),
    },
    {
      title: 'The ticket of the afternoon',
      wrong: choose('The pool of the DHCP server is used up'),
      says: '169.254.0.0/16',
      right: choose('A second DHCP server answers in VLAN 10'),
    },
    {
      title: 'Which port is it?',
      wrong: pick(5),
      says: '53c9 and 539c differ',
      right: pick(4),
    },
  ],
});
