import { command, done, failed, nobody, type EventCases } from '../../../kit/cases.ts';
import type { ImageUploadInput } from './image-upload.machine.ts';

export const imageUploadInput: ImageUploadInput = { parent: nobody };

export const imageUploadCases: EventCases = {
  'image.choose': [
    command('image.choose', { file: { name: 'bottle.jpg', size: 400_000 } }),
    command('image.choose', { file: { name: 'poster.tif', size: 40_000_000 } }),
  ],
  'image.progressed': [command('image.progressed', { percent: 50 })],
  'xstate.done.actor.sendImage': [done('sendImage', { path: '/image/one.jpg' })],
  'xstate.error.actor.sendImage': [failed('sendImage')],
};
