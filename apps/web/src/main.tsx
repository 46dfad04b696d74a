import './ui/global.css';
import { startPortal } from './app/start/start-portal.tsx';
import { forbidGeneratedCode } from './app/start/validation-settings.ts';

forbidGeneratedCode(window);
startPortal(window);
