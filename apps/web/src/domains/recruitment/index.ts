export { clientPositionsPart } from './client-positions/client-positions-part.ts';
export { CompanyPositionsCard } from './my-positions/company-positions-card.tsx';
export { HiringTiles } from './my-positions/hiring-tiles.tsx';
export { MyPositionsCard } from './my-positions/my-positions-card.tsx';
export { CandidateCount } from './position-rows/candidate-count.tsx';
export { PositionRows } from './position-rows/position-rows.tsx';
