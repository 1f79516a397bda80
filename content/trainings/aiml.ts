import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: the firm must confirm durations, hours, pass marks and rented GPU hours.
export const aiml = {
  kind: 'training',
  path: PATHS.aiml,
  title: 'AI & Machine Learning',
  position: 6,
  documentTitle: 'AI & Machine Learning training',
  description:
    'Train, evaluate and deploy models, including language models and agents; know what each answer costs, and when a simple rule does better.',
  lead: 'You train models and build with language models, measure how often they are wrong and what an answer costs, and learn when a simple rule is enough.',
  image: 'course-aiml',
  icon: 'neural',
  menuLine: 'Train, test and deploy models',
  tag: 'Artificial Intelligence & Machine Learning',
  courseTitle: 'AI & Machine Learning',
  summary: 'Train, test and deploy models and agents; know what they cost and where they fail.',
  startsFrom: ['code'],
  level: 'Working Python and school mathematics',
  laptop: '16 GB of memory; we rent GPU hours',
  builds: 'A deployed model and its failure list',
  work: {
    kind: 'failure-list',
    title: 'Answers from the pump manual',
    tested: 200,
    causes: [
      ['Page missing from the index', 9],
      ['Two editions disagree', 7],
      ['Table read as a sentence', 5],
      ['Obeyed a line in a document', 2],
    ],
    states: [
      {
        label: 'Answers',
        outcome: 'open',
        told: '200 questions, labelled by hand. 23 answers are wrong.',
        shows: 'answers',
      },
      {
        label: 'Causes',
        outcome: 'good',
        told: 'The first two causes need no better model.',
        shows: 'causes',
      },
      {
        label: 'One failure',
        outcome: 'bad',
        told: 'Costs a flooded cellar. Shown instead: “Not in the manual, ask service.”',
        shows: 'one',
        lines: [
          ['Asked', 'May the pump run dry?'],
          ['Answered', 'Yes, for 30 minutes (p. 12)'],
          ['Page 12', 'Never. 30 minutes is the rest after overheating.'],
        ],
      },
    ],
  },
  ownHours: 110,
  overview: {
    statement:
      'You train models, measure their errors and put one into service, with a known price per answer and a way to switch it off.',
    paragraphs: [
      'Each model is judged on data it has never seen, and its errors are sorted by what they would cost. NIST AI RMF 1.0 gives the order of work: govern, map, measure, manage.',
      'Some tasks need no model: sorting invoices by supplier code takes a lookup table. You learn to recognise them before money is spent.',
    ],
  },
  highlights: [
    {
      id: 'areas',
      heading: 'What the course covers',
      layout: 'grid',
      items: [
        {
          title: 'Neural Networks',
          text: 'Build one from arrays, watch its loss fall, then break it with unscaled inputs.',
          lesson: 'Gradient descent and a network in NumPy',
          icon: 'neural',
        },
        {
          title: 'AI Automation',
          text: 'Let an agent draft through MCP tools and a person approve; log both and price each step.',
          lesson: 'Permissions and human approval',
          icon: 'robot',
        },
        {
          title: 'Deep Learning',
          text: 'Adapt a small pre-trained model in PyTorch and notice when more layers stop helping.',
          lesson: 'Transfer learning',
          icon: 'layers',
        },
        {
          title: 'Natural Language Processing',
          text: 'Classify, extract and retrieve text; compare a large model with keyword search.',
          lesson: 'Classification and extraction with Hugging Face Transformers',
          icon: 'chat',
        },
        {
          title: 'Computer Vision',
          text: 'Detect defects in photographs, dark and blurred ones included.',
          lesson: 'Detection and its errors',
          icon: 'camera',
        },
        {
          title: 'Reinforcement Learning',
          text: 'Train an agent in Gymnasium and notice when it games your reward.',
          lesson: 'States, actions and rewards in Gymnasium',
          icon: 'loop',
        },
        {
          title: 'Model Deployment',
          text: 'Serve predictions behind an API with limits, versions, monitoring and rollback.',
          lesson: 'Serving with FastAPI and Docker',
          icon: 'rocket',
        },
        {
          title: 'AI Ethics',
          text: 'Compare errors between groups, write the model card, and name who handles complaints.',
          lesson: 'Model cards and complaints',
          icon: 'scales',
        },
      ],
    },
  ],
  why: {
    heading: 'Why learn AI',
    statement: 'Many people can call a model. Fewer can show how often it is wrong.',
    paragraphs: ['Evaluation, cost control and security carry over to whichever model comes next.'],
    reasons: [
      {
        title: 'Every answer has a price',
        text: 'Tokens, GPU hours and corrections add up. You compare them with the time a clerk would need.',
      },
      {
        title: 'Documents can give instructions',
        text: 'A file may carry commands for the model that reads it: prompt injection, LLM01 in OWASP’s list.',
      },
      {
        title: 'Good advice can be “no model”',
        text: 'If figures show that a rule does the job, the firm saves the project and its upkeep.',
      },
    ],
  },
  audience: {
    suits: 'Programmers, data analysts and engineering graduates who can already write and debug Python.',
    doesNotSuit: 'People who want to use chat assistants better at work: a short workshop is enough.',
  },
  prerequisites: [
    'Python functions, files and packages. Without them, take Data Science first.',
    'Vectors and probability at school level.',
    'The patience to label 300 examples by hand.',
  ],
  syllabus: {
    intro: 'Ten modules. In each, test data is set aside before any training begins.',
    modules: [
      {
        title: 'Problem',
        hours: 8,
        lessons: [
          'Framing a task and naming its user',
          'Metrics and the cost of an error',
          'Test sets and labelling in Label Studio',
          'NIST AI RMF 1.0 and its profile for generative AI',
        ],
        lab: 'Label a test set, then score random guesses and a simple rule on it: any model must beat both',
      },
      {
        title: 'Tables',
        hours: 14,
        lessons: [
          'Reading and joining tables in pandas',
          'Baselines in scikit-learn',
          'Leakage: columns that know the answer',
          'Splitting by group and by time',
          'Gradient boosting, the usual winner on tables',
        ],
        lab: 'Find the leak behind a model that is right in 95% of cases, then measure it on customers it has never seen',
      },
      {
        title: 'Learning',
        hours: 14,
        lessons: [
          'Gradient descent and a network in NumPy',
          'PyTorch: the training loop',
          'Regularisation and validation',
        ],
        lab: 'Build a network in NumPy and check it against PyTorch',
      },
      {
        title: 'Vision',
        hours: 12,
        lessons: [
          'Convolutional networks',
          'Transfer learning',
          'Augmentation, blur and bad light',
          'Detection and its errors',
        ],
        lab: 'Detect scratches in photos that classmates took',
      },
      {
        title: 'Language',
        hours: 16,
        lessons: [
          'Tokens, embeddings and transformers',
          'Classification and extraction with Hugging Face Transformers',
          'Keyword search as the baseline',
          'Retrieval (RAG) with sources',
          'Code from an AI assistant, tested',
        ],
        lab: 'Answer questions from a manual with the page number, or say “not found”',
        aiLab:
          'Have an assistant write your evaluation script, then use cases with known answers to show whether its scores are right.',
      },
      {
        title: 'Fine-tuning',
        hours: 10,
        lessons: [
          'Data sets and their licences',
          'Adapters (LoRA)',
          'Evaluation against a good prompt',
          'GPU hours and cost',
        ],
        lab: 'Fine-tune a small model and show whether it beats a good prompt',
      },
      {
        title: 'Reinforcement learning',
        hours: 6,
        lessons: [
          'States, actions and rewards in Gymnasium',
          'Q-learning, with a simple rule as the baseline',
          'Reward design',
        ],
        lab: 'Train an agent in Gymnasium and catch it gaming your reward',
      },
      {
        title: 'Agents',
        hours: 14,
        lessons: [
          'LLM APIs: prompts and structured output, tested like code',
          'Tool calls and MCP servers with the MCP SDK',
          'Permissions and human approval',
          'Logging and pricing each step',
          'Evaluation sets for agents: did it do the right thing?',
          'OWASP Top 10 for Agentic Applications',
        ],
        lab: 'Build an assistant that looks up orders with read-only tools and asks before it sends anything',
      },
      {
        title: 'Abuse and bias',
        hours: 10,
        lessons: [
          'OWASP Top 10 for LLM Applications (current edition)',
          'Prompt injection and data poisoning',
          'Errors by group',
          'Model cards and complaints',
          'India’s AI governance guidelines; the EU AI Act for exporters',
        ],
        lab: 'Hide an instruction in an uploaded resume, see whether the model obeys it, then limit what it can do',
      },
      {
        title: 'Operation',
        hours: 12,
        lessons: [
          'Recording runs in MLflow',
          'Serving with FastAPI and Docker',
          'ONNX Runtime and small models',
          'Monitoring and drift',
          'Versions, rollback and spending caps',
        ],
        lab: 'Serve two versions side by side and retire the worse',
      },
    ],
  },
  project: {
    hours: 24,
    title: 'A deployed model with its failure list',
    paragraphs: [
      'Choose a narrow task and a person who would use the result. Label the test set, agree what a wrong answer costs, and deploy the model behind an API with a spending cap.',
      'The failure list is marked on its own: at least 20 wrong answers, grouped by cause, each with what the user should see instead.',
    ],
    stages: [
      { title: 'Task, user, cost of an error', hours: 3 },
      { title: 'Test set, labelled by hand', hours: 5 },
      { title: 'Baseline, model and comparison', hours: 7 },
      { title: 'API with a spending cap', hours: 5 },
      { title: 'Failure list of at least 20 answers', hours: 4 },
    ],
  },
  tools: [
    { group: 'Train', items: ['PyTorch', 'scikit-learn', 'Hugging Face Transformers'] },
    { group: 'Evaluate', items: ['Label Studio', 'MLflow'] },
    { group: 'Serve', items: ['FastAPI', 'ONNX Runtime', 'Docker'] },
    { group: 'Experiment', items: ['NumPy', 'Gymnasium', 'MCP SDK'] },
  ],
  teaching: [
    'Long training runs go overnight, so that class time is left for the errors.',
    'Rented GPU hours are capped per trainee and shown on a shared sheet.',
  ],
  assessment: {
    condition: 'Test data seen during training voids the mark.',
    parts: [
      { term: 'Notebooks with error analysis', detail: '30%' },
      { term: 'Failure list', detail: '30%' },
      { term: 'Deployed model and oral exam', detail: '40%' },
    ],
  },
  fails:
    'Those who tune the model on the test set: if test data was used in training, there is no mark. And those who will not read 300 answers by hand.',
  certificate: [
    'In the oral exam you show where your deployed model fails and explain why.',
    'Send the failure list with your applications: it says more than a score. Medical and safety-critical systems need further qualifications.',
  ],
  roles: {
    show: 'A model that answers at an address with a spending cap, and at least 20 of its failures, grouped by cause.',
    firstJobs: [
      { title: 'AI engineering intern', modules: ['Language', 'Agents', 'Operation'] },
      {
        title: 'Model evaluation trainee',
        modules: ['Problem', 'Tables', 'Language', 'Abuse and bias', 'Operation'],
      },
    ],
    alsoAsked: [
      'An engineering degree, often with mathematics',
      'Software that you wrote besides: these posts are programming first',
      'For research: publications or a postgraduate degree',
    ],
  },
  questions: [
    {
      question: 'Do I need a GPU?',
      answer:
        'No. Labs are sized for a laptop, and the course rents machines for larger runs, within the cap.',
    },
    {
      question: 'Do you teach prompt writing?',
      answer:
        'Yes, as one lesson. You test a prompt like code, with fixed cases, a score and a version number.',
    },
    {
      question: 'Should I take Data Science or this course?',
      answer:
        'Data Science if you want to answer a firm’s questions from its data, or still need Python and SQL. This course if you program already and want to build software around models.',
    },
  ],
  callToAction: {
    heading: 'Describe the task before the model',
    text: 'Tell us the task, who does it today and how a mistake is noticed. We name the module it belongs to, or say why no model is needed.',
    label: 'Contact Us',
    path: PATHS.contact,
  },
} satisfies TrainingPage;
