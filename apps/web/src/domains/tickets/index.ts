export { OpenTicketsCard } from './open-tickets/open-tickets-card.tsx';
