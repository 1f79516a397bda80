import type { AnswerBank } from './answer-bank.ts';

export const hardwareNetworkingAnswers: AnswerBank = {
  'The largest network first / prefix': {
    right: ['/25', ' 25 ', '10.20.30.0 / 25', 'mask 255.255.255.128', 'netmask 255.255.255.128'],
    wrong: [
      ['/26', '62 of them usable'],
      ['/24', 'the whole block'],
      ['/27', '30 usable'],
      ['/33', 'no prefix'],
      ['255.255.255.129', 'Write a prefix'],
      ['10.20.30.128/25', 'Each bit more halves'],
      ['big', 'does not belong here'],
    ],
  },
  'The largest network first / gateway': {
    right: ['10.20.30.1', '10.20.30.1 255.255.255.128', ' 10.20.30.1 ', 'gateway 10.20.30.1', '(10.20.30.1)'],
    wrong: [
      ['10.20.30.0', 'address of the network itself'],
      ['10.20.30.126', 'first usable one'],
      ['10.20.30.127', 'where VLAN 10 ends'],
      ['10.20.30.2', 'the one after'],
      ['10.20.30.01', 'without leading zeros'],
      ['10.20.30.256', 'is no address'],
      ['10.20.30.1 or 10.20.30.2', 'does not belong here'],
    ],
  },
  'The other two / devices': {
    right: [
      '10.20.30.128/26',
      '10.20.30.128 255.255.255.192',
      '10.20.30.128 netmask 255.255.255.192',
      'network 10.20.30.128/26',
      '10.20.30.128 to 10.20.30.191',
    ],
    wrong: [
      ['10.20.30.128/27', '40 devices do not fit'],
      ['10.20.30.128/25', 'VLAN 30 would have no place'],
      ['10.20.30.128', 'Write the prefix behind it'],
      ['10.20.30.192/26', 'leaves a gap'],
      ['10.20.30.127/26', 'ends at 10.20.30.127'],
      ['.128/26', 'the whole address'],
      ['10.20.30.128/62', 'no prefix'],
    ],
  },
  'The other two / broadcast': {
    right: ['10.20.30.191', 'broadcast: 10.20.30.191', '10.20.30.191.', '10.20.30.191/32', 'IP 10.20.30.191'],
    wrong: [
      ['10.20.30.190', 'last usable'],
      ['10.20.30.192', 'next network begins'],
      ['10.20.30.255', 'end of a /25'],
      ['10.20.30.159', 'end of a /27'],
      ['191', 'The first is .128'],
      ['10.20.30.256', 'is no address'],
      ['last one', 'does not belong'],
    ],
  },
  'The other two / guests': {
    right: [
      '10.20.30.192/26',
      '10.20.30.192 / 26',
      '10.20.30.192 /26',
      '10.20.30.192 0.0.0.63',
      '10.20.30.192 to 10.20.30.255',
    ],
    wrong: [
      ['10.20.30.192/27', '30 devices and the router are 31'],
      ['10.20.30.224/27', 'are 31'],
      ['10.20.30.192', 'Write the prefix'],
      ['10.20.30.128/26', 'One /26 is left'],
      ['.192/26', 'the whole address'],
      ['10.20.30.192/62', 'no prefix'],
      ['10.20.30.192 255.255.255.191', 'neither a mask'],
    ],
  },
  'Is there enough power? / reserved': {
    right: ['133.6', '133.60', '0.1336 kW', '≈ 133.6', '+133.6'],
    wrong: [
      ['133,6', 'with a point: 133.6'],
      ['116.24', 'may draw'],
      ['103.6', 'access point is missing'],
      ['52.4', 'one of each kind'],
      ['130', 'the budget of the switch'],
      ['1336', 'Six times 7 W'],
      ['133.6 V', '“v” does not belong'],
    ],
  },
  'Is there enough power? / short': {
    right: ['3.6', '3.6 watts', '0.0036 kW', '3.6W short', '0.0036 kW missing'],
    wrong: [
      ['-3.6', 'without the minus'],
      ['3,6', 'with a point: 3.6'],
      ['36', 'from what is reserved'],
      ['3.6 A', '“a” does not belong'],
      ['3.6%', 'not a share'],
      ['3.6 or 4', 'Write one number'],
      ['3.6 V', 'does not belong'],
    ],
  },
};
