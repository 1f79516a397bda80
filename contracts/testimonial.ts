export const TESTIMONIAL_MESSAGE_LENGTH = 400;
export const TESTIMONIAL_NAME_LENGTH = 100;

/** Testimonial for visitors. */
export interface Testimonial {
  name: string;
  /** Course or role, and company. */
  role: string;
  message: string;
}
