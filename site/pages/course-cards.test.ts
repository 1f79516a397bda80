import { expect, test } from 'vitest';
import { courseCards } from './course-cards.ts';

test('leads each course card to the address of its category', () => {
  expect(courseCards().map((card) => [card.title, card.path])).toEqual([
    ['Full Stack Web Development', '/it-trainings/web-development'],
    ['Data Science & Analytics', '/it-trainings/data-science'],
    ['Cybersecurity Training', '/it-trainings/cybersecurity'],
    ['Hardware & Networking', '/it-trainings/hardware-networking'],
    ['Android App Development', '/it-trainings/android-development'],
    ['AI & Machine Learning', '/it-trainings/artificial-intelligence-machine-learning'],
    ['Digital Marketing', '/it-trainings/digital-marketing'],
    ['DevOps Automation', '/it-trainings/devops'],
  ]);
});
