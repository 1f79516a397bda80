import { offered } from './offer.ts';
import { PATHS } from '../contracts/paths.ts';

/** The page for addresses that do not exist. */
export const notFound = {
  heading: 'This page does not exist.',
  lead: 'The address may be mistyped, or the page has moved. Try one of these pages instead.',
  home: 'Go to the home page',
  waysOn: offered([
    { path: PATHS.services, title: 'Services', text: 'Security work, from one test to an ongoing service' },
    { path: PATHS.trainings, title: 'Trainings', text: 'Courses, and the certificate check' },
    { path: PATHS.contact, title: 'Contact', text: 'Tell us which link brought you here' },
  ]),
};
