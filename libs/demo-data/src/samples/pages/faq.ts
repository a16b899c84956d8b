import type { Faq, FaqGroup, KnowledgeBaseItem, QuestionCategory, QuestionPage } from '@kontor/domain';
import { slug } from '../../codes.ts';
import { scene } from '../pictures.ts';

const group = (icon: string, title: string, subtitle: string, pairs: [string, string][]): FaqGroup => ({
  icon,
  title,
  subtitle,
  qandA: pairs.map(([question, ans]) => ({ question, ans })),
});

export const faq: Required<Faq> = {
  payment: group('CreditCard', 'Payment', 'Which ways of payment do you take?', [
    ['Which cards do you take?', 'All debit and credit cards that work in the European Economic Area.'],
    ['May I pay by bank transfer?', 'Yes. We ship on the day on which the transfer arrives, usually the next working day.'],
    ['When is my card charged?', 'When the parcel leaves our warehouse, not when you order.'],
    ['May I pay in parts?', 'Orders above 200 euros may be paid in three equal parts without interest.'],
    ['Do you send an invoice with tax?', 'Yes, with every order, as a PDF and on request as an electronic invoice.'],
    [
      'My payment was refused. What now?',
      'Your order is kept for 48 hours. Try another card, or pay by transfer with the number of the order.',
    ],
    ['Is my card number kept?', 'No. It goes straight to the bank, and we only see the last four digits.'],
  ]),
  delivery: group('ShoppingBag', 'Delivery', 'How and when does it reach me?', [
    [
      'How long does delivery take?',
      'Two working days in Lithuania, three to five in Norway and the rest of the Nordic countries.',
    ],
    ['What does delivery cost?', 'Nothing where the product says so, and 4.90 euros otherwise, however many parcels it takes.'],
    ['May I collect my order myself?', 'Yes, from our shop in Vilnius, two hours after you have ordered.'],
    ['How do I follow my parcel?', 'The mail that tells you of the shipment has a link. It works from the evening of that day.'],
    [
      'Nobody was at home. Where is my parcel?',
      'At the nearest parcel machine for seven days. The code comes as a text message.',
    ],
  ]),
  cancellationReturn: group('RefreshCw', 'Cancellation & Return', 'How do I send something back?', [
    [
      'May I cancel my order?',
      'Until it is packed, with one click in the list of your orders. After that, send it back unopened.',
    ],
    ['How long may I return a product?', 'Thirty days from the day on which it reached you.'],
    [
      'Who pays for the return?',
      'We do where the product was wrong or broken. Otherwise it is 2.90 euros, taken from the refund.',
    ],
    ['When do I get my refund?', 'Within five days after the return has arrived, in the way in which you paid.'],
    ['May I return a product without its box?', 'Yes, as long as it is well packed and complete.'],
    ['May I exchange instead?', 'Order the other product and return the first one: that is quicker than waiting for both.'],
    [
      'Which products cannot be returned?',
      'Opened headphones of the kind that goes into the ear, and software whose seal is broken.',
    ],
  ]),
  myOrders: group('Package', 'My Orders', 'Where are my orders and what is in them?', [
    ['Where do I see my orders?', 'In your account under Orders, the latest first, with all papers.'],
    ['May I change an order?', 'As long as it is not packed: the address, the products and the way of delivery.'],
    ['One product is missing. Why?', 'Large orders leave in several parcels. The list of the order says which parcel has what.'],
    ['How do I order again what I had?', 'Open the old order and choose Order again: all that is still sold goes into the cart.'],
    ['May a colleague see my orders?', 'Only in a company account, and only those of the company.'],
  ]),
  productServices: group('Settings', 'Product & Services', 'Guarantee, repair and advice', [
    ['How long is the guarantee?', 'Two years for everything, and five for machines with a motor.'],
    ['Do you repair products?', 'All that we have sold, also after the guarantee. You get a price before we begin.'],
    ['Where do I find the manual?', 'On the page of the product, in three languages.'],
    ['Do you advise companies?', 'Yes. Write to us what you need, and somebody who knows calls within a day.'],
  ]),
};

const topics: [title: string, desc: string][] = [
  ['Sales Automation', 'Let offers, reminders and follow-ups leave by themselves, at the right moment.'],
  ['Marketing Automation', 'From the first visit to the newsletter that somebody wants to read.'],
  ['API Questions', 'Keys, limits, pages and what the status codes want to tell you.'],
  ['Personalization', 'Show each customer what they came for, with as little data as you can.'],
  ['Email Marketing', 'Letters that arrive, are opened, and are not regretted.'],
  ['Demand Generation', 'How people learn that you exist before they need you.'],
];

export const knowledgeBase: KnowledgeBaseItem[] = topics.map(([title, desc], index) => ({
  id: index + 1,
  category: slug(title),
  img: scene(title),
  title,
  desc,
}));

const shelves: [title: string, icon: string, iconColor: string, questions: string[]][] = [
  [
    'Account Settings',
    'Settings',
    'text-primary',
    ['How secure is my password?', 'Can I change my username?', 'Where can I upload my picture?', 'How do I close my account?'],
  ],
  [
    'API Questions',
    'Link',
    'text-success',
    [
      'Which technologies are used?',
      'What are the limits of the API?',
      'Why was my application refused?',
      'Where can I find the documentation?',
      'How do I get a key?',
    ],
  ],
  [
    'Billing',
    'FileText',
    'text-danger',
    [
      'Can I get a receipt?',
      'Which ways of payment do you take?',
      'How are taxes calculated?',
      'How do I get a refund?',
      'Why was I charged twice?',
      'When is my next payment?',
    ],
  ],
  [
    'Copyright & Legal',
    'Lock',
    'text-warning',
    [
      'How do I report a copy of my work?',
      'Which licences are there?',
      'May I use it for several customers?',
      'Where are my data kept?',
    ],
  ],
  [
    'Mobile Apps',
    'Smartphone',
    'text-info',
    [
      'Which telephones does it run on?',
      'Does it work without a network?',
      'How do I sign in on a second telephone?',
      'Where do I report a fault?',
      'Is there an application for tablets?',
    ],
  ],
  [
    'Using the Product',
    'HelpCircle',
    '',
    [
      'How do I begin?',
      'Can I import what I have?',
      'How do I invite a colleague?',
      'How do I print?',
      'Where do I change the language?',
    ],
  ],
];

export const questionCategories: QuestionCategory[] = shelves.map(([title, icon, iconColor, questions], id) => ({
  id,
  title,
  icon,
  iconColor,
  questions: questions.map((question, at) => ({ id: at, question, slug: slug(question) })),
}));

export const questionPage: QuestionPage = {
  title: 'Why was my payment refused?',
  lastUpdated: '10 Dec 2018',
  relatedQuestions: [
    'Which cards do you take?',
    'How do I change my card?',
    'What does “waiting for the bank” mean?',
    'How do I get a receipt?',
    'Can somebody else pay for me?',
    'Why was I charged twice?',
  ].map((question, id) => ({ id, question })),
  content:
    '<p>A payment is refused by your bank, not by us, and the bank tells us little about the reason. These are the usual ones, the most frequent first.</p>' +
    '<h4>The second step was not confirmed</h4><p>Most banks ask you to confirm a payment in their application. ' +
    'If the question does not appear, open the application yourself and look under “Waiting”.</p>' +
    '<h4>The limit of the card is too low</h4><p>Many cards have a limit for a day or for a month on the internet. You can usually raise it yourself.</p>' +
    '<h4>The address does not fit</h4><p>Some banks compare the address of the invoice with the one they know. Write it exactly as on your statement.</p>' +
    '<p>Your order is kept for 48 hours. After that it is cancelled, and nothing is charged.</p>',
};
