import { ChartBoard } from './ChartBoard.tsx';
import { NoticeBoard } from './NoticeBoard.tsx';
import { PlateBoard } from './PlateBoard.tsx';

/** The sections of the page that need nothing of it. */
export function Boards() {
  return (
    <>
      <NoticeBoard />
      <PlateBoard />
      <ChartBoard />
    </>
  );
}
