export { clientTicketsPart } from './open-tickets/client-tickets-part.ts';
export { OpenTicketsCard } from './open-tickets/open-tickets-card.tsx';
export { answerText } from './ticket-details/answer-text.ts';
