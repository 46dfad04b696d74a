import './ui/global.css';
import { startPortal } from './app/start/start-portal.tsx';

startPortal(window);
