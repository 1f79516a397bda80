import { expect, test } from 'vitest';
import { pages } from './pages.ts';

/** The cards of the group of tests name the target alone (Spec §2). */
const KIND_OF_TEST = ' Penetration Testing';

const services = pages.filter((page) => page.kind === 'service');
const groups = pages.filter((page) => page.kind === 'service-group');
const overview = pages.find((page) => page.kind === 'services')!;

const isSame = (name: string, other: string) => name === other || name === other + KIND_OF_TEST;

test('a service has one name, in one case, in its menu, its heading and the card that leads to it', () => {
  expect(services).toHaveLength(29);
  const others = services.flatMap(({ path, group, title, label = title }) => {
    const [heading = ''] = title.split(':');
    const cards = groups
      .find((page) => page.path === group)!
      .cards.filter((card) => card.path === path && !('anchor' in card))
      .map((card) => card.title);
    return [
      ...(isSame(label, heading) ? [] : [`${path}: "${label}" in the menu, "${title}" as heading`]),
      ...cards
        .filter((card) => !isSame(label, card))
        .map((card) => `${path}: "${label}" in the menu, "${card}" on its card`),
    ];
  });
  expect(others).toEqual([]);
});

test('the list of all services names them as the cards of their groups do', () => {
  for (const { path, contents } of overview.cards) {
    const group = groups.find((page) => page.path === path)!;
    expect(contents, path).toEqual(group.cards.map(({ title }) => title));
  }
});
