/** Kinds of active content in a resume. `unreadable` means that it could not be examined. */
export const RESUME_MARKS = {
  script: 'runs a script',
  macros: 'contains macros',
  starts: 'starts a program',
  opens: 'opens a web address or another file automatically',
  sends: 'sends or loads the contents of its form',
  plays: 'plays a film, a sound or a 3D scene',
  embeds: 'has another file embedded',
  equation: 'has an object of the old equation editor',
  loads: 'loads a part from another computer',
  unreadable: 'could not be checked: it is protected, damaged or takes too long',
} as const;

export type ResumeMark = keyof typeof RESUME_MARKS;

/** Kinds of active content in a database value, in which they are separated by spaces. Empty if none were found. */
export function readMarks(stored: string): ResumeMark[] {
  return stored.split(' ').filter((word): word is ResumeMark => Object.hasOwn(RESUME_MARKS, word));
}

/** Sentence part such as "has another file embedded; runs a script". */
export function marksInWords(marks: readonly ResumeMark[]): string {
  return marks.map((mark) => RESUME_MARKS[mark]).join('; ');
}
