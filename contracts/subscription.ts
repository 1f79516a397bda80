import * as v from 'valibot';
import type { Batch, BatchMode } from './batch.ts';
import { NAME_MAX_LENGTH } from './limits.ts';
import { emailLine, nameLine, optionalLine, singleLine } from './text.ts';

/** Days in which the link of the first email works. After that, an unconfirmed subscription is deleted. */
export const CONFIRM_WITHIN_DAYS = 7;
/** Days after which a subscription is deleted. */
export const SUBSCRIPTION_DAYS = 365;
export const SUBSCRIPTION_PERIOD = 'a year';

const CITY_MAX_LENGTH = 100;

/** Modes that subscribers can choose. A hybrid batch matches both. */
export const WANTED_MODES = ['classroom', 'online'] as const satisfies BatchMode[];

/** Batches that a subscriber wants to hear about. */
export interface Wish {
  /** Last part of the course's address. */
  course: string;
  /** Empty: any mode. */
  mode: (typeof WANTED_MODES)[number] | '';
  /** City of the classroom; empty: any city. */
  city: string;
}

export const subscriptionSchema = v.object({
  name: nameLine('Name is required', NAME_MAX_LENGTH),
  email: emailLine('Email is required', 'Please enter a valid email'),
  course: singleLine('Choose a course', NAME_MAX_LENGTH),
  mode: v.optional(v.picklist(['', ...WANTED_MODES], 'Choose classroom, online or either'), ''),
  city: optionalLine(CITY_MAX_LENGTH),
});

/** Answer of the call. It is the same whether the address is already subscribed or not. */
export const subscriptionResponseSchema = v.object({ success: v.literal(true), message: v.string() });

/**
 * True if a batch matches. The city counts only for a classroom: a subscriber who named a city also gets emails about
 * online batches, unless they want a classroom.
 */
export function isWished(wish: Wish, batch: Pick<Batch, 'course' | 'mode' | 'city'>): boolean {
  if (wish.course !== batch.course) return false;
  const isOnline = batch.mode !== 'classroom' && wish.mode !== 'classroom';
  const isInClassroom = batch.mode !== 'online' && wish.mode !== 'online';
  return isOnline || (isInClassroom && (wish.city === '' || isSameCity(wish.city, batch.city)));
}

function isSameCity(one: string, other: string): boolean {
  const plain = (city: string) => city.trim().toLowerCase();
  return plain(one) === plain(other);
}

/** Describes what a subscriber wants: "classroom in Pune", "online". Empty for any batch. */
export function wishInWords({ mode, city }: Pick<Wish, 'mode' | 'city'>): string {
  if (mode === 'online') return 'online';
  if (city === '') return mode;
  return mode === 'classroom' ? `classroom in ${city}` : `classroom in ${city}, or online`;
}
