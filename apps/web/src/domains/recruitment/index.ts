export { clientPositionsPart } from './client-positions/client-positions-part.ts';
export { HiringTiles } from './my-positions/hiring-tiles.tsx';
export { MyPositionsCard } from './my-positions/my-positions-card.tsx';
