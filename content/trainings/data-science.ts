import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: durations, hours and pass marks are for the firm to confirm.
export const dataScience = {
  kind: 'training',
  path: PATHS.dataScience,
  title: 'Data Science',
  position: 3,
  documentTitle: 'Data Science training',
  description:
    'Clean a messy table, beat an honest baseline, and report what the numbers can and cannot say. Ends with a report that anyone can rerun.',
  lead: 'The model is the short part. You learn to question a table, repair it, try the simple answer first, and say what the result cannot tell.',
  image: 'group-training',
  icon: 'chart',
  tag: 'Data Science',
  courseTitle: 'Data Science & Analytics',
  summary: 'Turn messy tables into models and reports whose limits you can state.',
  facts: [
    { term: 'Length', detail: '120–140 hours on public, untidy data' },
    { term: 'Mathematics', detail: 'School algebra; the statistics are taught' },
    { term: 'Languages', detail: 'Python and SQL from the first week' },
    { term: 'You hand in', detail: 'A report that a stranger can rerun' },
  ],
  overview: {
    statement:
      'A sudden drop in sales is sometimes a drop in sales. Often it is a column that changed its name.',
    paragraphs: [
      'Most hours of this course go into finding out what a table really holds. Then comes a baseline: last month’s figure, the average, an experienced clerk’s guess. A model that cannot beat it is not used.',
      'Personal data is handled as the DPDP Act 2023 intends: for the purpose people were told, and deleted afterwards.',
    ],
  },
  highlights: [
    {
      id: 'areas',
      heading: 'Eight areas of the work',
      layout: 'grid',
      items: [
        {
          title: 'Data Visualization',
          text: 'Choose the chart that answers the question, start bars at zero, mark what is missing.',
          icon: 'chart',
        },
        {
          title: 'Machine Learning',
          text: 'Fit linear models and trees, tune on one part of the rows, judge on another.',
          icon: 'neural',
        },
        {
          title: 'Data Management',
          text: 'Design tables, join them in SQL, keep the raw file untouched and every change recorded.',
          icon: 'database',
        },
        {
          title: 'Predictive Analytics',
          text: 'Forecast demand with an interval, and compare it with last year’s figure carried forward.',
          icon: 'compass',
        },
        {
          title: 'Big Data Processing',
          text: 'Query files larger than memory with DuckDB and Spark.',
          icon: 'server-stack',
        },
        {
          title: 'Data Mining',
          text: 'Find clusters and goods bought together, then test whether the pattern survives next month.',
          icon: 'search',
        },
        {
          title: 'Statistical Modeling',
          text: 'Estimate an effect with its uncertainty; separate what was measured from what was assumed.',
          icon: 'lines',
        },
        {
          title: 'Report Automation',
          text: 'Rebuild the monthly figures from raw files with one command; stop when a check fails.',
          icon: 'gear',
        },
      ],
    },
  ],
  why: {
    heading: 'Why learn data science',
    statement: 'Keeping tables is easy. Saying which of two explanations they support takes training.',
    paragraphs: ['It can be learnt beside a job, best of all one that already produces figures.'],
    reasons: [
      {
        title: 'The records exist already',
        text: 'Orders, complaints and meter readings pile up, waiting for someone who reads them.',
      },
      {
        title: 'Your present trade counts',
        text: 'A nurse or an accountant sees an absurd figure sooner than a programmer does.',
      },
      {
        title: 'Doubt is worth money',
        text: 'Telling a manager that the sample is too small can save a costly mistake.',
      },
    ],
  },
  audience: {
    suits: 'Graduates of commerce, science or engineering, and analysts who live in spreadsheets.',
    doesNotSuit: 'Those who want to train language models: take AI & Machine Learning, after this one.',
  },
  prerequisites: [
    'School algebra, percentages, and patience with a long table.',
    'A little programming, or a week with the Python primer that we send.',
    'A laptop with 8 GB of memory.',
  ],
  syllabus: {
    intro: 'Six modules. The model arrives in the fifth, on purpose.',
    modules: [
      {
        title: 'Questions',
        study: 'Who decides what, on which number, by when',
        lab: 'Turn a vague request into one that a table can answer',
      },
      {
        title: 'Cleaning',
        study: 'Types, duplicates, gaps, units, time zones',
        lab: 'Reconcile two exports that disagree about one month',
      },
      {
        title: 'SQL',
        study: 'Joins, window functions, keys, DuckDB, Spark',
        lab: 'Find the join that counts some customers twice',
      },
      {
        title: 'Statistics',
        study: 'Sampling, intervals, tests, correlation and cause',
        lab: 'Decide whether an A/B test showed anything',
      },
      {
        title: 'Models',
        study: 'Baseline, regression, trees, leakage, cross-validation',
        lab: 'Beat the baseline, then find the leak that made it easy',
      },
      {
        title: 'Reporting',
        study: 'Charts, plain language, automation, DPDP duties',
        lab: 'Publish a report that refuses to build on wrong data',
      },
    ],
  },
  project: {
    title: 'A reproducible report that states its limits',
    paragraphs: [
      'Take an open dataset, from data.gov.in for example, and one question that somebody has to decide.',
      'Hand in a repository that rebuilds figures, charts and text from the raw file. The last page lists what the data cannot show.',
    ],
  },
  tools: [
    { group: 'Query', items: ['PostgreSQL', 'DuckDB'] },
    { group: 'Analyse', items: ['Python', 'pandas', 'statsmodels'] },
    { group: 'Model', items: ['scikit-learn', 'Apache Spark'] },
    { group: 'Report', items: ['Jupyter', 'Quarto', 'Git'] },
  ],
  teaching: [
    '120 to 140 hours: one session on an idea, the next on a table that does not fit it.',
    'You swap notebooks weekly; one that fails on a partner’s machine is not done.',
  ],
  assessment: {
    intro: 'The pass mark is 60%. A model without a baseline scores nothing, whatever its accuracy.',
    parts: [
      { term: 'Weekly notebooks', detail: '30%' },
      { term: 'Cleaning unseen data, three hours', detail: '30%' },
      { term: 'Report and its defence', detail: '40%' },
    ],
  },
  certificate: [
    'We issue it after an examiner has rerun your report and got the same figures. Its number can be looked up here.',
    'It does not replace a degree in statistics.',
  ],
  roles: {
    items: [
      'Junior data analyst',
      'Reporting analyst',
      'Business intelligence trainee',
      'Analyst in your present trade',
    ],
    note: 'Posts called “data scientist” often want a master’s degree or some years of analysis.',
  },
  questions: [
    {
      question: 'How much mathematics do I need?',
      answer:
        'It depends on where you want to stop. School algebra is enough here; research posts need calculus and linear algebra.',
    },
    {
      question: 'Is a spreadsheet enough for my work?',
      answer:
        'Yes, often. With one author and one file, stay with it. Come when you repeat the same steps every month.',
    },
    {
      question: 'May I use my company’s data?',
      answer:
        'Partly: with written permission and without names or account numbers. The rest can still identify someone, so we check the columns with you first.',
    },
  ],
  callToAction: {
    heading: 'Bring us the table that annoys you',
    text: 'Describe it in three lines; do not send it. We tell you whether this course would teach you to mend it, or something shorter would do.',
    label: 'Contact Us',
    path: PATHS.contact,
  },
} satisfies TrainingPage;
