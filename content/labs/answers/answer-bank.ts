/**
 * What people write in a free step, by its title (and by the name of a field behind it): right answers in other forms,
 * and wrong ones that look right, each with words of what it is told.
 */
export type AnswerBank = Record<string, { right: string[]; wrong: [answer: string, told: string][] }>;
