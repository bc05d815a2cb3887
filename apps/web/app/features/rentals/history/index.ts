export { HistoryList } from './history-list.tsx';
