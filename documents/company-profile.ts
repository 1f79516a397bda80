import {
  Document,
  Image,
  Link,
  Page,
  Path,
  renderToBuffer,
  StyleSheet,
  Svg,
  Text,
  View,
} from '@react-pdf/renderer';
import { createElement as h, type ReactElement, type ReactNode } from 'react';
import { company } from '../content/company.ts';
import { pages, type PageOfKind } from '../content/pages.ts';
import { BRAND_MARK } from './brand-mark.ts';
import { COLOURS } from './document-colours.ts';
import { FONTS, registerFonts } from './document-fonts.ts';
import { qrCode } from './qr-code.ts';

interface ProfileInput {
  /** The site's public origin: where the QR code leads. */
  origin: string;
  /** JPEG pictures: the cover's render and one for the page on trainings. */
  pictures: { cover: Buffer; services: Buffer; trainings: Buffer };
  /** Fixed, so that two builds of the same content give the same bytes. */
  created: Date;
}

const MARGIN = 48;

const styles = StyleSheet.create({
  page: {
    fontFamily: FONTS.body,
    fontSize: 11,
    lineHeight: 1.5,
    color: COLOURS.text,
    padding: MARGIN,
    paddingBottom: 68,
  },
  cover: { backgroundColor: COLOURS.ink, color: COLOURS.onInk, padding: MARGIN, fontFamily: FONTS.body },
  h1: { fontFamily: FONTS.display, fontWeight: 600, fontSize: 44, lineHeight: 1.05, letterSpacing: -1.1 },
  h2: {
    fontFamily: FONTS.display,
    fontWeight: 600,
    fontSize: 32,
    lineHeight: 1.1,
    letterSpacing: -0.6,
    marginBottom: 12,
  },
  h3: { fontFamily: FONTS.display, fontWeight: 600, fontSize: 13.5, lineHeight: 1.25, letterSpacing: -0.1 },
  lead: {
    fontFamily: FONTS.display,
    fontWeight: 500,
    fontSize: 14.5,
    lineHeight: 1.4,
    color: COLOURS.textSoft,
  },
  soft: { color: COLOURS.textSoft },
  rule: { borderTopWidth: 0.75, borderTopColor: COLOURS.paperLine },
  footer: {
    position: 'absolute',
    left: MARGIN,
    right: MARGIN,
    bottom: 34,
    flexDirection: 'row',
    justifyContent: 'space-between',
    fontSize: 8.5,
    color: COLOURS.textSoft,
  },
});

function mark(size: number, tone: 'ink' | 'paper'): ReactElement {
  const [top, middle] =
    tone === 'ink' ? [COLOURS.onInk, COLOURS.verdigris] : [COLOURS.text, COLOURS.verdigrisDeep];
  return h(
    Svg,
    { viewBox: '0 0 32 32', width: size, height: size },
    h(Path, { d: BRAND_MARK.top, fill: top }),
    h(Path, { d: BRAND_MARK.middle, fill: middle }),
    h(Path, { d: BRAND_MARK.foot, fill: COLOURS.copper }),
  );
}

function sheet(title: string, ...children: ReactNode[]): ReactElement {
  return h(
    Page,
    { size: 'A4', style: styles.page, bookmark: title },
    ...children,
    h(
      View,
      { style: styles.footer, fixed: true },
      h(Text, null, company.name),
      h(Text, { render: ({ pageNumber, totalPages }) => `${pageNumber} of ${totalPages}` }),
    ),
  );
}

/** A ruled row: title left, one sentence right. */
function row(title: string, text: string): ReactElement {
  return h(
    View,
    { key: title, style: [styles.rule, { flexDirection: 'row', paddingVertical: 10, gap: 20 }], wrap: false },
    h(Text, { style: [styles.h3, { width: 168 }] }, title),
    h(Text, { style: [styles.soft, { flex: 1 }] }, text),
  );
}

function cover(picture: Buffer): ReactElement {
  return h(
    Page,
    { size: 'A4', style: styles.cover, bookmark: 'Cover' },
    h(
      View,
      { style: { flexDirection: 'row', alignItems: 'center', gap: 10 } },
      mark(30, 'ink'),
      h(Text, { style: { fontFamily: FONTS.display, fontWeight: 600, fontSize: 18 } }, company.name),
    ),
    h(Image, {
      src: picture,
      style: { marginTop: 36, marginHorizontal: -MARGIN, height: 420, objectFit: 'cover' },
    }),
    h(
      Text,
      { style: [styles.h1, { marginTop: 34, maxWidth: 490 }] },
      'Security built in layers. People trained to hold them.',
    ),
    h(
      Text,
      { style: { marginTop: 18, fontSize: 12.5, lineHeight: 1.5, color: COLOURS.onInkSoft, maxWidth: 380 } },
      `Company profile. ${company.blurb}`,
    ),
  );
}

function pagesOf<Kind extends (typeof pages)[number]['kind']>(kind: Kind): PageOfKind<Kind>[] {
  return pages.filter((page): page is PageOfKind<Kind> => page.kind === kind);
}

function whoWeAre(): ReactElement {
  const [about] = pagesOf('about');
  const [home] = pagesOf('home');
  if (!about || !home) throw new Error('The company profile needs the home page and the about page');
  return sheet(
    'Who We Are',
    h(Text, { style: styles.h2 }, 'Who We Are'),
    h(Text, { style: [styles.lead, { marginBottom: 14 }] }, about.whoWeAre.statement),
    ...about.whoWeAre.paragraphs.map((paragraph) =>
      h(Text, { key: paragraph, style: { marginBottom: 10 } }, paragraph),
    ),
    h(Text, { style: [styles.h2, { marginTop: 20, fontSize: 22 }] }, 'What We Do'),
    ...home.whatWeDo.map(({ title, text }) => row(title, text)),
    h(
      View,
      { style: { flexDirection: 'row', gap: 24, marginTop: 22 }, wrap: false },
      ...[
        ['Vision', about.vision],
        ['Mission', about.mission],
      ].map(([title = '', text = '']) =>
        h(
          View,
          {
            key: title,
            style: { flex: 1, backgroundColor: COLOURS.paperSunken, borderRadius: 10, padding: 18 },
          },
          h(Text, { style: [styles.h3, { marginBottom: 6 }] }, title),
          h(Text, { style: styles.soft }, text),
        ),
      ),
    ),
  );
}

function services(picture: Buffer): ReactElement {
  const leaves = pagesOf('service');
  return sheet(
    'Services',
    h(Image, {
      src: picture,
      style: {
        height: 150,
        marginTop: -MARGIN,
        marginHorizontal: -MARGIN,
        marginBottom: 26,
        objectFit: 'cover',
      },
    }),
    h(Text, { style: styles.h2 }, 'Services'),
    ...pagesOf('service-group').map((group) =>
      row(
        group.label ?? group.title,
        `${group.summary} ${leaves
          .filter((leaf) => leaf.group === group.path)
          .map((leaf) => leaf.label ?? leaf.title)
          .join(', ')}.`,
      ),
    ),
  );
}

function trainings(picture: Buffer): ReactElement {
  return sheet(
    'IT Training Programs',
    h(Image, {
      src: picture,
      style: {
        height: 150,
        marginTop: -MARGIN,
        marginHorizontal: -MARGIN,
        marginBottom: 26,
        objectFit: 'cover',
      },
    }),
    h(Text, { style: styles.h2 }, 'IT Training Programs'),
    ...pagesOf('training').map((course) => row(course.courseTitle, course.summary)),
  );
}

function howWeWork(origin: string): ReactElement {
  const [contact] = pagesOf('contact');
  const qr = qrCode(`${origin}/`);
  return sheet(
    'How to reach us',
    h(Text, { style: styles.h2 }, contact?.after.heading ?? 'How to reach us'),
    ...(contact?.after.steps ?? []).map(({ title, text }, index) => row(`${index + 1}  ${title}`, text)),
    h(Text, { style: [styles.h2, { marginTop: 64, fontSize: 34 }] }, 'How to reach us'),
    h(
      View,
      { style: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-start' } },
      h(
        View,
        { style: { gap: 3 } },
        h(Text, { style: styles.h3 }, company.name),
        h(Text, null, company.address.street),
        h(Text, null, `${company.address.city} ${company.address.postalCode}`),
        h(
          Link,
          { src: `tel:${company.phone}`, style: { color: COLOURS.copperDeep, marginTop: 8 } },
          company.phoneLabel,
        ),
        h(Link, { src: `mailto:${company.email}`, style: { color: COLOURS.copperDeep } }, company.email),
        h(
          Link,
          { src: `${origin}/`, style: { color: COLOURS.copperDeep } },
          origin.replace(/^https?:\/\//, ''),
        ),
      ),
      h(
        Svg,
        { viewBox: `0 0 ${qr.size} ${qr.size}`, width: 118, height: 118 },
        h(Path, { d: qr.path, fill: COLOURS.text }),
      ),
    ),
  );
}

/** The company profile as PDF bytes: five pages, A4, fonts embedded. */
export function companyProfile({ origin, pictures, created }: ProfileInput): Promise<Buffer> {
  registerFonts();
  return renderToBuffer(
    h(
      Document,
      {
        title: `${company.name}: company profile`,
        author: company.name,
        subject: company.tagline,
        language: 'en-GB',
        creationDate: created,
        modificationDate: created,
        pageMode: 'useOutlines',
      },
      cover(pictures.cover),
      whoWeAre(),
      services(pictures.services),
      trainings(pictures.trainings),
      howWeWork(origin),
    ),
  );
}
