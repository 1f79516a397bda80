export const ROSTER_FIELDS = ['name', 'course', 'issued', 'number', 'expires'] as const;
export type RosterField = (typeof ROSTER_FIELDS)[number];

/** How people name the columns, without spaces and signs. */
const NAMES: Record<RosterField, string[]> = {
  name: [
    'name',
    'studentname',
    'fullname',
    'participant',
    'participantname',
    'candidatename',
    'traineename',
    'student',
  ],
  course: ['course', 'coursename', 'coursetitle', 'program', 'programme', 'training'],
  issued: ['issued', 'issuedate', 'issuedon', 'dateofissue', 'date', 'completiondate', 'dateofcompletion'],
  number: ['number', 'certificatenumber', 'certificateno', 'certificateid', 'certnumber', 'certno'],
  expires: ['expires', 'expiry', 'expirydate', 'dateofexpiry', 'validuntil', 'validtill', 'expireson'],
};

/** The field that a column's title stands for. */
export function fieldOfTitle(title: string): RosterField | undefined {
  const plain = title.toLowerCase().replace(/[^a-z]+/g, '');
  return ROSTER_FIELDS.find((field) => NAMES[field].includes(plain));
}
