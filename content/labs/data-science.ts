import { PATHS } from '../../contracts/paths.ts';
import type { LabPage } from '../types.ts';
import {
  VISITS,
  judgeCopies,
  judgeLineCount,
  judgeOctober,
  judgeReport,
  judgeSpellings,
} from './judges/data-science.ts';

export const dataScienceLab: LabPage = {
  kind: 'lab',
  path: `${PATHS.dataScience}/lab`,
  course: PATHS.dataScience,
  title: 'Count October’s visits',
  documentTitle: 'Data Science lab: clean a messy table in SQL',
  description:
    'Open exercise in SQL: duplicate rows, 12 spellings of three cities, dates as text. SQLite runs in the page; your queries are checked, nothing is sent.',
  label: 'Open lab',
  lead: 'Two spreadsheets became one table, and the totals are wrong. Find out why in five queries, then decide how to report the average.',
  image: 'course-data-science',
  invitation: 'Query a messy table in SQL until its totals are right',
  minutes: 20,
  ahead: { forWhom: 'people who know a little SQL', module: 'SQL and large data' },
  needs: 'A first idea of SELECT, WHERE and GROUP BY; SQLite runs in the page',
  story: [
    'A firm services water purifiers in Pune, Mumbai and Nashik. The office keeps a sheet of visits, the technicians keep another, and somebody pasted one under the other into the table visits.',
    'On Monday the owner wants to know how many visits October 2026 had in each city and what they brought in. The first attempt said 17 visits. The technicians say that cannot be.',
  ],
  materials: [
    {
      id: 'visits',
      title: 'The table visits',
      table: {
        columns: VISITS.columns,
        rows: VISITS.rows.map((row) => row.map((value) => String(value ?? 'NULL').replace(/ $/, '␣'))),
      },
      caption:
        'Invented for this exercise. NULL is a missing value, ␣ a space at the end of a name. Amounts are rupees; visited_on is stored as text.',
    },
  ],
  steps: [
    {
      kind: 'query',
      title: 'Rows and visits',
      task: 'Before any total, find out what one row is. Return two numbers side by side: all rows of the table, and the different visit numbers.',
      hint: 'count(*) counts rows. count(DISTINCT column) counts different values.',
      label: 'Your query',
      start: 'SELECT count(*)\nFROM visits;',
      judge: judgeLineCount,
      example: 'SELECT count(*) AS row_count, count(DISTINCT visit) AS visits\nFROM visits;',
      answer: '23 rows, 20 different visits.',
      explanation: [
        'If a row were a visit, both numbers would be equal. There are three rows too many, so every sum over this table is too high until you know which ones.',
        'This comparison takes a minute. Make it the first query on any table you are given.',
      ],
    },
    {
      kind: 'query',
      title: 'The duplicate visits',
      task: 'Which visit numbers occur more than once? Return each of them with its number of rows.',
      hint: 'Group by visit. WHERE filters rows; HAVING filters groups.',
      label: 'Your query',
      start: 'SELECT visit, count(*) AS row_count\nFROM visits\nGROUP BY visit;',
      judge: judgeCopies,
      example: 'SELECT visit, count(*) AS row_count\nFROM visits\nGROUP BY visit\nHAVING count(*) > 1;',
      answer: 'Visits 1003, 1008 and 1011, twice each.',
      explanation: [
        'Each was entered in both sheets. SELECT DISTINCT * would keep all six rows, because the copies write the city and the date differently.',
        'Only somebody who knows the work can say whether two rows with one number are one visit. Here the technicians confirm it.',
      ],
    },
    {
      kind: 'query',
      title: 'The spellings of three cities',
      task: 'Return every value of city exactly as it is stored, the missing one included, with its number of rows.',
      hint: 'GROUP BY puts all NULLs into one group. count(city) does not count them; count(*) does.',
      label: 'Your query',
      start: 'SELECT city, count(city) AS row_count\nFROM visits\nGROUP BY city;',
      judge: judgeSpellings,
      example: 'SELECT city, count(*) AS row_count\nFROM visits\nGROUP BY city;',
      answer: '13 rows: 12 spellings and NULL.',
      explanation: [
        'Capitals and a space at the end go with lower(trim(city)), which leaves six names: pune, poona, mumbai, bombay, nashik, nasik. No function knows that Bombay is Mumbai; you write that down in a mapping.',
        'Look at the list before you correct it. A mapping made from memory misses the spelling that nobody expected.',
      ],
    },
    {
      kind: 'query',
      title: 'October, written in two ways',
      task: 'How many visits took place in October 2026, each counted once? Return one number. The office writes 2026-10-02, the technicians 02/10/2026.',
      hint: 'LIKE compares text, and % stands for any characters. Two patterns joined by OR: one fixes the start of the text, the other its end.',
      label: 'Your query',
      start: "SELECT count(DISTINCT visit)\nFROM visits\nWHERE visited_on LIKE '%10%';",
      judge: judgeOctober,
      example:
        "SELECT count(DISTINCT visit) AS visits\nFROM visits\nWHERE visited_on LIKE '2026-10-%'\n   OR visited_on LIKE '%/10/2026';",
      answer: '14 visits.',
      explanation: [
        'Text is compared character by character, so a pattern must fix the position of the month. 10/11/2026 is the tenth of November in the technicians’ sheet; software set to American dates would read it as 11 October.',
        'When you import a sheet, convert dates to the form 2026-10-02 (ISO 8601) once, at import. As text it also sorts in the right order.',
      ],
    },
    {
      kind: 'query',
      title: 'The report',
      task: 'For October 2026, return three columns: city, visits, rupees. Each visit counts once; a visit without an amount counts as a visit; the visit without a city is listed as unknown.',
      hint: 'Once the city is corrected and the date left out, the copies are equal, and SELECT DISTINCT in the inner query drops them.',
      label: 'Your query',
      start:
        "WITH october AS (\n  SELECT visit,\n    CASE lower(trim(city))\n      WHEN 'pune' THEN 'Pune'\n      WHEN 'poona' THEN 'Pune'\n      -- the other cities\n    END AS city,\n    amount\n  FROM visits\n  WHERE visited_on LIKE '2026-10-%'\n)\nSELECT city, count(*) AS visits, sum(amount) AS rupees\nFROM october\nGROUP BY city;",
      judge: judgeReport,
      example:
        "WITH october AS (\n  SELECT DISTINCT visit,\n    CASE lower(trim(city))\n      WHEN 'pune' THEN 'Pune'\n      WHEN 'poona' THEN 'Pune'\n      WHEN 'mumbai' THEN 'Mumbai'\n      WHEN 'bombay' THEN 'Mumbai'\n      WHEN 'nashik' THEN 'Nashik'\n      WHEN 'nasik' THEN 'Nashik'\n      ELSE 'unknown'\n    END AS city,\n    amount\n  FROM visits\n  WHERE visited_on LIKE '2026-10-%'\n     OR visited_on LIKE '%/10/2026'\n)\nSELECT city, count(*) AS visits, sum(amount) AS rupees\nFROM october\nGROUP BY city;",
      answer:
        'Pune 6 visits and ₹8,500, Mumbai 4 and ₹8,900, Nashik 3 and ₹3,000, unknown 1 and ₹1,200: 14 visits and ₹21,600.',
      explanation: [
        'With the copies it would have been 17 visits and ₹27,200. The row unknown stays in the report: somebody can look up visit 1007, and the total adds up.',
        'ELSE \'unknown\' has a price: next month it also swallows a new spelling such as "Puna". A script that runs every month should stop at a spelling it has never seen.',
      ],
    },
    {
      kind: 'choice',
      title: 'How to report the average',
      task: 'The owner also wants the average bill of October. avg(amount) over the 14 visits returns 1800. Two of the visits have no amount yet. What do you report?',
      hint: 'Divide ₹21,600 by 14, then by 12. Which of them did avg do?',
      options: [
        {
          text: '₹1,800 for each visit in October',
          response:
            'avg left out the two visits without an amount, so this is the average of 12 visits, not of 14.',
        },
        {
          text: '₹1,543 for each visit in October',
          response:
            '21,600 ÷ 14 counts the two missing amounts as ₹0. Nobody said that these visits were free.',
        },
        {
          text: '₹1,800 for each visit with an amount; 2 of 14 have none yet',
          isRight: true,
        },
        {
          text: '₹25,200 in total, with ₹1,800 filled in for the two',
          response:
            'That is an estimate, not a bill. If you need it, put it in a row of its own, labelled as an estimate.',
        },
      ],
      answer: '₹1,800 for each visit with an amount; 2 of 14 have none yet.',
      explanation: [
        'Aggregates in SQL skip NULL silently. The number is right for the 12 visits that have an amount, so the report says how many those are.',
      ],
    },
  ],
  closing: {
    did: [
      'You compared rows with visits and found three entered twice.',
      'You listed 12 spellings before correcting any.',
      'You read two forms of date without taking the tenth of November for October.',
      'You delivered a table that adds up, and said what is missing from it.',
    ],
    adds: [
      {
        text: 'Do the same with two exports that disagree, in Python, with the raw files kept.',
        lesson: 'Reconciling two sources',
      },
      {
        text: 'Write the check that stops the script at a new spelling.',
        lesson: 'Checks that stop a wrong file',
      },
      {
        text: 'See how joining two tables counts some customers twice.',
        lesson: 'Joins and what they multiply',
      },
    ],
  },
};
