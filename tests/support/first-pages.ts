import { servicePages, trainingPages } from '../../content/generated/pages.ts';

/** A course and a service, whichever the firm has: for what holds for any of them. */
const [course] = trainingPages;
const service = servicePages.find(({ kind }) => kind === 'service');
if (!course || !service) throw new Error('There is no course or no service in content/');

export const A_COURSE: string = course.path;
export const A_SERVICE: string = service.path;
