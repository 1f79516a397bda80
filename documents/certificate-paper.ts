import { buffer } from 'node:stream/consumers';
import { Document, Page, Path, pdf, StyleSheet, Svg, Text, View } from '@react-pdf/renderer';
import { createElement as h, type ReactElement } from 'react';
import { company } from '../content/company.ts';
import { groupNumber } from '../contracts/certificate.ts';
import { BRAND_MARK } from './brand-mark.ts';
import { COLOURS } from './document-colours.ts';
import { FONTS, registerFonts } from './document-fonts.ts';
import { qrCode } from './qr-code.ts';

export interface CertificatePaper {
  number: string;
  name: string;
  course: string;
  /** YYYY-MM-DD. */
  issued: string;
  expires: string | null;
  /** Where the QR code leads: the site's check with number and key. */
  checkAddress: string;
}

/** A4 on its side, in points. */
const WIDTH = 841.89;
const HEIGHT = 595.28;
const STRIPE_WIDTH = 26;
const LONGEST_LARGE_NAME = 24;

const styles = StyleSheet.create({
  page: { backgroundColor: COLOURS.paper, color: COLOURS.text, fontFamily: FONTS.body, fontSize: 13 },
  body: {
    position: 'absolute',
    top: 56,
    bottom: 52,
    left: STRIPE_WIDTH + 64,
    right: 64,
    justifyContent: 'space-between',
  },
  row: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end' },
  soft: { color: COLOURS.textSoft },
  date: { fontSize: 14 },
  term: { color: COLOURS.textSoft, fontSize: 10.5, marginBottom: 4 },
  number: {
    fontFamily: FONTS.mono,
    fontWeight: 500,
    fontSize: 16,
    borderWidth: 1.4,
    borderColor: COLOURS.copperDeep,
    borderRadius: 6,
    paddingVertical: 6,
    paddingHorizontal: 12,
  },
});

const longDate = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function dateForPeople(date: string): string {
  return longDate.format(new Date(`${date}T00:00:00Z`));
}

/** The strata of the identity along the left edge: ink, verdigris, copper, with air between. */
function stripe(): ReactElement {
  const layers = [
    { top: 0, height: 0.34, fill: COLOURS.ink },
    { top: 0.352, height: 0.32, fill: COLOURS.verdigrisDeep },
    { top: 0.684, height: 0.316, fill: COLOURS.copper },
  ];
  return h(
    View,
    { style: { position: 'absolute', top: 0, left: 0, width: STRIPE_WIDTH, height: HEIGHT } },
    ...layers.map(({ top, height, fill }) =>
      h(View, {
        key: fill,
        style: {
          position: 'absolute',
          top: top * HEIGHT,
          height: height * HEIGHT,
          width: STRIPE_WIDTH,
          backgroundColor: fill,
        },
      }),
    ),
  );
}

/** Six plates above one another in thin lines, seen from the side. */
function plates(): ReactElement {
  const plate = (y: number) => `M0 ${y}l60 -32 60 32 -60 32z`;
  return h(
    Svg,
    { viewBox: '-2 -2 124 132', width: 124, height: 132 },
    ...[32, 42, 52, 62, 72, 82].map((y) =>
      h(Path, {
        key: y,
        d: plate(y),
        fill: 'none',
        stroke: COLOURS.verdigrisDeep,
        strokeWidth: 0.8,
        strokeOpacity: 0.55,
      }),
    ),
  );
}

function brand(): ReactElement {
  return h(
    View,
    { style: { flexDirection: 'row', alignItems: 'center', gap: 10 } },
    h(
      Svg,
      { viewBox: '0 0 32 32', width: 32, height: 32 },
      h(Path, { d: BRAND_MARK.top, fill: COLOURS.text }),
      h(Path, { d: BRAND_MARK.middle, fill: COLOURS.verdigrisDeep }),
      h(Path, { d: BRAND_MARK.foot, fill: COLOURS.copper }),
    ),
    h(Text, { style: { fontFamily: FONTS.display, fontWeight: 600, fontSize: 20 } }, company.name),
  );
}

/** Placed by hand: in a row of three the layout engine breaks numbers and dates that would fit. */
function fact(left: number, term: string, detail: string, style: typeof styles.date): ReactElement {
  const place = { position: 'absolute', left, bottom: 0 } as const;
  return h(
    View,
    { key: term, style: place },
    h(Text, { style: styles.term }, term),
    h(Text, { style }, detail),
  );
}

function qr(address: string): ReactElement {
  const { path, size } = qrCode(address);
  return h(
    View,
    { style: { alignItems: 'center', gap: 4 } },
    h(
      Svg,
      { viewBox: `0 0 ${size} ${size}`, width: 112, height: 112 },
      h(Path, { d: path, fill: COLOURS.text }),
    ),
    h(Text, { style: { fontSize: 9.5, color: COLOURS.textSoft } }, 'Scan to check this certificate'),
  );
}

function statement({ name, course }: CertificatePaper): ReactElement {
  return h(
    View,
    null,
    h(Text, { style: [styles.soft, { fontSize: 15 }] }, 'This certifies that'),
    h(
      Text,
      {
        style: {
          fontFamily: FONTS.display,
          fontWeight: 500,
          fontSize: name.length > LONGEST_LARGE_NAME ? 34 : 46,
          lineHeight: 1.3,
          letterSpacing: -0.6,
          borderBottomWidth: 1,
          borderBottomColor: COLOURS.paperLine,
          paddingBottom: 8,
          marginVertical: 8,
        },
      },
      name,
    ),
    h(
      Text,
      { style: [styles.soft, { fontSize: 17 }] },
      'completed ',
      h(Text, { style: { fontWeight: 600, color: COLOURS.text } }, course),
      ' and passed its assessment.',
    ),
  );
}

/** One for all certificates: the library never lets go of a document that got a renderer of its own. */
const renderer = pdf();

/** A certificate as PDF bytes: one page, A4 on its side, fonts embedded; the same input gives the same bytes. */
export async function certificatePaper(certificate: CertificatePaper): Promise<Buffer> {
  registerFonts();
  const { number, name, course, issued, expires, checkAddress } = certificate;
  const created = new Date(`${issued}T00:00:00Z`);
  const facts = [
    fact(0, 'Certificate number', groupNumber(number), styles.number),
    fact(208, 'Issued', dateForPeople(issued), styles.date),
    ...(expires ? [fact(366, 'Valid until', dateForPeople(expires), styles.date)] : []),
  ];
  renderer.updateContainer(
    h(
      Document,
      {
        // A document of its own, not the last one changed.
        key: number,
        title: `Certificate ${groupNumber(number)}`,
        author: company.name,
        subject: `${course}: ${name}`,
        language: 'en-GB',
        creationDate: created,
        modificationDate: created,
      },
      h(
        Page,
        { size: [WIDTH, HEIGHT], style: styles.page },
        stripe(),
        h(
          View,
          { style: styles.body },
          h(View, { style: [styles.row, { alignItems: 'flex-start' }] }, brand(), plates()),
          statement(certificate),
          h(
            View,
            { style: styles.row },
            h(View, { style: { width: 500, height: 60 } }, ...facts),
            qr(checkAddress),
          ),
        ),
      ),
    ),
  );
  return await buffer(await renderer.toBuffer());
}
