import type { JobDescriptionText } from '@muster/contract/domains/recruitment/job-description-sections.ts';
import type { JobFamily } from '@muster/contract/domains/recruitment/job-description-templates.schemas.ts';

interface DemoTemplate extends JobDescriptionText {
  readonly name: string;
  readonly family: JobFamily;
  readonly isArchived?: true;
}

const benefits = `- {employment_type} work with a stable monthly income
- Health insurance for you, and for one dependent after six months
- Paid leave and all Philippine public holidays, with a premium for work on a holiday
- A laptop, a second screen and a monthly internet allowance
- Paid courses and an hour of learning time every week`;

/** Real texts, with what differs between positions in braces. One was replaced and is archived. */
export const demoTemplates: readonly DemoTemplate[] = [
  {
    name: 'Customer support',
    family: 'customer support',
    summary: `Join {client} as {title}, and help its customers by phone, email and chat. You are the person whom customers remember: you listen, you solve what you can solve yourself, and you bring in the right colleague when you cannot.

Work place: {work_place}. Hours: {shift}.`,
    duties: `- Answer calls, emails and chats within the agreed time
- Find out what the customer needs, and solve it in the first contact where you can
- Write down each contact in the ticket system, so that a colleague can continue from your notes
- Pass on what needs a specialist, and tell the customer what happens next
- Follow up until the customer confirms that the matter is settled
- Keep the help articles up to date, and suggest new ones for questions that come often`,
    requirements: `- At least two years in customer support, by phone or in writing
- Clear spoken and written English
- Skills that you need from the first day: {skills}
- Patience with customers who are upset
- A plus: {nice_to_have}`,
    benefits,
  },
  {
    name: 'Bookkeeping',
    family: 'finance',
    summary: `Join {client} as {title}, and keep its books complete and correct. You work with the finance manager and the external accountant, and you own the monthly close.

Work place: {work_place}. Hours: {shift}. Start: {start_by} or earlier.`,
    duties: `- Enter supplier invoices, and match them with orders and deliveries
- Send customer invoices, and follow up on those that are overdue
- Reconcile bank and card accounts every week
- Prepare payroll entries and the payment run for approval
- Close the month by the fifth working day, with a short report on what changed
- Keep documents in order for the tax return and the audit`,
    requirements: `- Three or more years of bookkeeping for a company of similar size
- Skills that you need from the first day: {skills}
- A degree in accounting, or the experience that replaces it
- You notice when a figure cannot be right, and ask
- A plus: {nice_to_have}`,
    benefits,
  },
  {
    name: 'Virtual assistant',
    family: 'administration',
    summary: `Join {client} as {title}, and keep a busy day in order. You look after calendars, email and travel, and you prepare meetings so that everybody can decide on the spot.

Work place: {work_place}. Hours: {shift}.`,
    duties: `- Plan and move meetings across time zones
- Sort the inbox, answer routine mail and prepare drafts for the rest
- Book travel, and have a plan for when a flight is cancelled
- Take notes in meetings, and follow up on what was agreed
- Keep contacts, documents and expense reports up to date
- Research a question and sum up the answer on one page`,
    requirements: `- Two years as an assistant to an executive or a small team
- Excellent written English: you write in the name of someone else
- Skills that you need from the first day: {skills}
- You treat everything that you read as confidential
- A plus: {nice_to_have}`,
    benefits,
  },
  {
    name: 'Software development',
    family: 'software',
    summary: `Join {client} as {title}. Open places: {places}. You work in a product team that ships every week, reviews each other's work, and prefers simple solutions that last.

Work place: {work_place}. Hours: {shift}, of which four overlap with the team of the client.`,
    duties: `- Turn a short description of a problem into working, tested software
- Review the changes of colleagues, and explain your own
- Find the cause of a defect before you fix it, and add a test that would have found it
- Keep builds, tests and deployments fast and reliable
- Write down decisions that someone will ask about in a year
- Take part in planning, and say early when something takes longer`,
    requirements: `- Three or more years in a team that maintains software in production
- Skills that you need from the first day: {skills}
- Experience with version control, automated tests and code review
- Written English that is good enough to discuss a design
- A plus: {nice_to_have}`,
    benefits,
  },
  {
    name: 'Medical billing',
    family: 'healthcare',
    summary: `Join {client} as {title}, and get claims paid. You check what was treated, code it correctly, submit the claim, and stay with it until the insurer has paid or given a reason.

Work place: {work_place}. Hours: {shift}.`,
    duties: `- Check the insurance of patients before their appointment
- Code diagnoses and treatments, and submit claims within two working days
- Post payments, and compare them with the contract of the insurer
- Find out why a claim was denied, correct it and appeal in time
- Answer questions of patients about their bills in plain words
- Report open claims by age every week`,
    requirements: `- Two years of medical billing or insurance claims
- Skills that you need from the first day: {skills}
- Knowledge of medical terms and of the codes for diagnoses and treatments
- Careful handling of health data: you follow the privacy rules without exception
- A plus: {nice_to_have}`,
    benefits,
  },
  {
    name: 'Digital marketing',
    family: 'marketing',
    summary: `Join {client} as {title}: plan campaigns, write what goes out, and measure what comes of it. You work with a designer and with the sales team.

Work place: {work_place}. Hours: {shift}.`,
    duties: `- Plan the posts and newsletters of a month, and get them approved in time
- Write texts for the website, emails and advertisements
- Set up campaigns in search and social networks within the budget
- Test two versions of what matters, and keep the better one
- Report reach, leads and cost per lead every month, with a proposal
- Answer comments and messages on the same day`,
    requirements: `- Two years in marketing for a company or an agency
- Skills that you need from the first day: {skills}
- Texts without mistakes, in the voice of the brand
- You can say in numbers whether a campaign worked
- A plus: {nice_to_have}`,
    benefits,
  },
  {
    name: 'General office work',
    family: 'administration',
    isArchived: true,
    summary: '{client} needs a {title} for general office work. Hours: {shift}.',
    duties: `- Enter data and keep files in order
- Answer the phone
- Help where help is needed`,
    requirements: `- Office experience
- {skills}`,
    benefits: '',
  },
];
