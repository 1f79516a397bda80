import type { AnswerBank } from './answer-bank.ts';

export const hardwareNetworkingAnswers: AnswerBank = {
  'The largest network first / prefix': {
    right: ['/25', ' 25 '],
    wrong: [
      ['/26', '62 of them usable'],
      ['/24', 'the whole block'],
      ['/27', '30 usable'],
    ],
  },
  'The largest network first / gateway': {
    right: ['10.20.30.1', '10.20.30.1 255.255.255.128'],
    wrong: [
      ['10.20.30.0', 'address of the network itself'],
      ['10.20.30.126', 'first usable one'],
      ['10.20.30.127', 'where VLAN 10 ends'],
    ],
  },
  'The other two / devices': {
    right: ['10.20.30.128/26', '10.20.30.128 255.255.255.192'],
    wrong: [
      ['10.20.30.128/27', '40 devices do not fit'],
      ['10.20.30.128/25', 'VLAN 30 would have no place'],
      ['10.20.30.128', 'Write the prefix behind it'],
    ],
  },
  'The other two / broadcast': {
    right: ['10.20.30.191', 'broadcast: 10.20.30.191'],
    wrong: [
      ['10.20.30.190', 'last usable'],
      ['10.20.30.192', 'next network begins'],
      ['10.20.30.255', 'end of a /25'],
    ],
  },
  'The other two / guests': {
    right: ['10.20.30.192/26', '10.20.30.192 / 26'],
    wrong: [
      ['10.20.30.192/27', '30 devices and the router are 31'],
      ['10.20.30.224/27', 'are 31'],
      ['10.20.30.192', 'Write the prefix'],
    ],
  },
  'Is there enough power? / reserved': {
    right: ['133.6', '133.60'],
    wrong: [
      ['133,6', 'with a point: 133.6'],
      ['116.24', 'may draw'],
      ['103.6', 'access point is missing'],
    ],
  },
  'Is there enough power? / short': {
    right: ['3.6', '3.6 watts'],
    wrong: [
      ['-3.6', 'without the minus'],
      ['3,6', 'with a point: 3.6'],
      ['36', 'from what is reserved'],
    ],
  },
};
