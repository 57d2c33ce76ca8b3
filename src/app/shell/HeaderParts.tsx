export { loadPanel, SearchScreen } from '../catalogue/SearchScreen.tsx';
export { ConsultationScreen } from './ConsultationScreen.tsx';
