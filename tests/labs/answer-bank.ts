/**
 * What people write in a free step, by its title (and by the name of a field behind it): right answers in other forms,
 * and wrong ones that look right, each with words of what it is told. Amounts stand with the names of their fields:
 * "form 6000; search Rs 12,000".
 */
export type AnswerBank = Record<string, { right: string[]; wrong: [answer: string, told: string][] }>;
