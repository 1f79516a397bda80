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
  facts: [
    { term: 'Length', detail: '130–150 hours, evaluation in every module' },
    { term: 'You bring', detail: 'Working Python and school mathematics' },
    { term: 'Hardware', detail: 'An ordinary laptop, plus rented GPU hours' },
    { term: 'You hand in', detail: 'A deployed model and its failure list' },
  ],
  overview: {
    statement: 'A model sounds just as sure when it is wrong. Your job is to notice.',
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
          icon: 'neural',
        },
        {
          title: 'AI Automation',
          text: 'Let an agent draft through MCP tools and a person approve; log both and price each step.',
          icon: 'robot',
        },
        {
          title: 'Deep Learning',
          text: 'Fine-tune a small pre-trained model in PyTorch and notice when more layers stop helping.',
          icon: 'layers',
        },
        {
          title: 'Natural Language Processing',
          text: 'Classify, extract and retrieve text; compare a large model with keyword search.',
          icon: 'chat',
        },
        {
          title: 'Computer Vision',
          text: 'Detect defects in photographs, dark and blurred ones included.',
          icon: 'camera',
        },
        {
          title: 'Reinforcement Learning',
          text: 'Train an agent in Gymnasium and notice when it games your reward.',
          icon: 'loop',
        },
        {
          title: 'Model Deployment',
          text: 'Serve predictions behind an API with limits, versions, monitoring and rollback.',
          icon: 'rocket',
        },
        {
          title: 'AI Ethics',
          text: 'Compare errors between groups, write the model card, and name who handles complaints.',
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
        study: 'Framing, metrics, cost of errors, NIST AI RMF 1.0',
        lab: 'Score random guesses, then a rule; any model must beat both',
      },
      {
        title: 'Learning',
        study: 'scikit-learn, gradient descent, regularisation, validation',
        lab: 'A scikit-learn baseline, then a network in NumPy checked against PyTorch',
      },
      {
        title: 'Vision',
        study: 'Convolution, transfer learning, augmentation',
        lab: 'Detect scratches in photos that classmates took',
      },
      {
        title: 'Language',
        study: 'Tokens, transformers, retrieval, prompts',
        lab: 'Answer from a manual with the page number, or with “not found”',
      },
      {
        title: 'Fine-tuning',
        study: 'Data sets, adapters (LoRA), evaluation, cost',
        lab: 'Fine-tune a small model and show whether it beats a good prompt',
      },
      {
        title: 'Rewards',
        study: 'Reinforcement learning, policies, reward design',
        lab: 'Train an agent in Gymnasium and catch it gaming your reward',
      },
      {
        title: 'Agents',
        study: 'Tool calls, MCP servers, permissions, OWASP Top 10 for Agentic Applications',
        lab: 'An assistant with read-only tools that asks before it sends',
      },
      {
        title: 'Abuse and bias',
        study: 'OWASP Top 10 for LLM Applications 2026, poisoning, error by group',
        lab: 'Inject a prompt through an uploaded resume, then contain it',
      },
      {
        title: 'Operation',
        study: 'Serving, drift, monitoring, cost',
        lab: 'Serve two versions side by side and retire the worse',
      },
    ],
  },
  project: {
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
    '130 to 150 hours. Training runs overnight. Class time goes into reviewing errors.',
    'Rented GPU hours are capped per trainee and shown on a shared sheet.',
  ],
  assessment: {
    intro: 'A total of 60% passes. Test data seen during training voids the mark.',
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
      'Junior machine learning engineer',
      'AI application developer',
      'Model evaluation analyst',
      'MLOps trainee',
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
