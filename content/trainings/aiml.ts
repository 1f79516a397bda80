import { PATHS } from '../../contracts/paths.ts';
import type { TrainingPage } from '../types.ts';

// Sample: durations, hours, pass marks and rented GPU hours are for the firm to confirm.
export const aiml = {
  kind: 'training',
  path: PATHS.aiml,
  title: 'AI & Machine Learning',
  position: 6,
  documentTitle: 'AI & Machine Learning training',
  description:
    'Train, evaluate and deploy models, price each answer, and learn when a simple rule does the job better. Ends with a failure list you wrote.',
  lead: 'You learn what the thousandth answer of a model costs, how often it is wrong, and when a simple rule would do.',
  image: 'card-client',
  projectImage: 'cta-signal',
  closingImage: 'card-team',
  icon: 'neural',
  tag: 'Artificial Intelligence & Machine Learning',
  courseTitle: 'AI & Machine Learning',
  summary: 'Train, measure and deploy models; know what they cost and where they fail.',
  startsFrom: ['code'],
  level: 'Working Python and school mathematics',
  laptop: 'An ordinary laptop; GPU hours are rented',
  builds: 'A deployed model and its failure list',
  schedule: {},
  overview: {
    statement:
      'You train models, measure their errors, and put one into service with a price per answer and a way to switch it off.',
    paragraphs: [
      'So every module begins with the test set and ends with the errors, sorted by what they would cost. NIST AI RMF 1.0 provides the framework: govern, map, measure, manage.',
      'You also learn when to do without. Sorting invoices by supplier code needs a lookup table, and 20 lines of readable code may do better than a neural network.',
    ],
  },
  highlights: [
    {
      id: 'areas',
      heading: 'Eight areas, one habit: measure',
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
          text: 'Fine-tune a small pre-trained model in PyTorch and notice when more layers stop helping.',
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
    statement: 'The scarce skill is showing when a model is wrong.',
    paragraphs: ['It stays useful when the next model arrives.'],
    reasons: [
      {
        title: 'Someone must check the bill',
        text: 'Tokens, GPU hours and rework add up; compare them with 10 minutes of a clerk’s time.',
      },
      {
        title: 'Documents can give instructions',
        text: 'A file may carry commands for the model that reads it: prompt injection, LLM01:2026 in OWASP’s list.',
      },
      {
        title: 'Saying no is expertise',
        text: 'Show with figures that no model is needed, and people ask you again.',
      },
    ],
  },
  audience: {
    suits: 'Programmers, data analysts and engineering graduates who can already write and debug Python.',
    doesNotSuit: 'Anyone who only wants to use chat assistants better: a short workshop is enough.',
  },
  prerequisites: [
    'Python functions, files and packages. Without them, take Data Science first.',
    'Vectors and probability at school level.',
    'Patience to label 300 examples by hand.',
  ],
  syllabus: {
    intro: 'Nine modules. Test data is set aside before any training begins.',
    modules: [
      {
        title: 'Problem',
        hours: 8,
        lessons: [
          'Framing a task and naming its user',
          'Metrics and the cost of an error',
          'Test sets and labelling in Label Studio',
          'NIST AI RMF 1.0: govern, map, measure, manage',
        ],
        lab: 'Score random guesses, then a rule; any model must beat both',
      },
      {
        title: 'Learning',
        hours: 16,
        lessons: [
          'Baselines in scikit-learn',
          'Gradient descent and a network in NumPy',
          'PyTorch: the training loop',
          'Regularisation and validation',
          'Recording runs in MLflow',
        ],
        lab: 'A scikit-learn baseline, then a network in NumPy checked against PyTorch',
      },
      {
        title: 'Vision',
        hours: 14,
        lessons: [
          'Convolution',
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
          'Retrieval with sources',
          'Prompts tested like code',
          'Code from an AI assistant, tested',
        ],
        lab: 'Answer from a manual with the page number, or with “not found”',
        aiLab:
          'Have an assistant write your evaluation script, then use cases with known answers to show whether its scores are right.',
      },
      {
        title: 'Fine-tuning',
        hours: 12,
        lessons: [
          'Data sets and their licences',
          'Adapters (LoRA)',
          'Evaluation against a good prompt',
          'GPU hours and cost',
        ],
        lab: 'Fine-tune a small model and show whether it beats a good prompt',
      },
      {
        title: 'Rewards',
        hours: 10,
        lessons: [
          'States, actions and rewards in Gymnasium',
          'Q-learning and policies',
          'Reward design',
          'Simpler rules as the baseline',
        ],
        lab: 'Train an agent in Gymnasium and catch it gaming your reward',
      },
      {
        title: 'Agents',
        hours: 14,
        lessons: [
          'Tool calls and MCP servers with the MCP SDK',
          'Permissions and human approval',
          'Logging and pricing each step',
          'OWASP Top 10 for Agentic Applications',
        ],
        lab: 'An assistant with read-only tools that asks before it sends',
      },
      {
        title: 'Abuse and bias',
        hours: 12,
        lessons: [
          'OWASP Top 10 for LLM Applications 2026',
          'Prompt injection and data poisoning',
          'Errors by group',
          'Model cards and complaints',
        ],
        lab: 'Inject a prompt through an uploaded resume, then contain it',
      },
      {
        title: 'Operation',
        hours: 14,
        lessons: [
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
      'Choose a narrow task and a person who would use the result. Label the test set, agree what a wrong answer costs, deploy behind an API with a spending cap.',
      'The failure list counts as much as the model: at least 20 wrong answers, grouped by cause, each with what the user should see instead.',
    ],
  },
  tools: [
    { group: 'Train', items: ['PyTorch', 'scikit-learn', 'Hugging Face Transformers'] },
    { group: 'Evaluate', items: ['Label Studio', 'MLflow'] },
    { group: 'Serve', items: ['FastAPI', 'ONNX Runtime', 'Docker'] },
    { group: 'Experiment', items: ['NumPy', 'Gymnasium', 'MCP SDK'] },
  ],
  teaching: [
    'Training runs overnight. Class time goes into reviewing errors.',
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
  certificate: [
    'You get it after showing where your deployed model fails and explaining why. Employers can check it by its number.',
    'Show it together with the failure list. Medical and safety-critical systems need further qualifications.',
  ],
  roles: {
    items: [
      { title: 'Junior machine learning engineer', modules: ['Learning', 'Vision', 'Operation'] },
      { title: 'AI application developer', modules: ['Language', 'Agents'] },
      { title: 'Model evaluation analyst', modules: ['Problem', 'Abuse and bias'] },
      { title: 'MLOps trainee', modules: ['Fine-tuning', 'Operation'] },
    ],
    note: 'Research roles expect publications or a postgraduate degree.',
  },
  questions: [
    {
      question: 'Do I need a GPU?',
      answer:
        'No. Labs are sized for a laptop, and the course rents machines for larger runs, within the cap.',
    },
    {
      question: 'Do you teach prompt writing?',
      answer: 'Yes, but briefly. A prompt is tested like code: fixed cases, a score, a version number.',
    },
    {
      question: 'May my project screen job applicants?',
      answer:
        'No. Decisions about people need safeguards and legal advice that a class cannot supply. Study the bias on invented resumes instead.',
    },
  ],
  callToAction: {
    heading: 'Describe the task before the model',
    text: 'Tell us the task, who does it today and how a mistake is noticed. We name the module it belongs to, or say why no model is needed.',
    label: 'Contact Us',
    path: PATHS.contact,
  },
} satisfies TrainingPage;
