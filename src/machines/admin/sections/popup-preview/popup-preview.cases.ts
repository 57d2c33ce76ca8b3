import { defaultPopupSettings } from '../../../../domain/promotions/popup.ts';
import { command, type EventCases } from '../../../kit/cases.ts';
import type { PopupPreviewInput } from './popup-preview.machine.ts';

export const popupPreviewInput: PopupPreviewInput = { settings: defaultPopupSettings, season: 'botanical' };

export const popupPreviewCases: EventCases = {
  'settings.changed': [command('settings.changed', { settings: defaultPopupSettings })],
  'width.choose': [command('width.choose', { width: 'desktop' })],
  'scheme.choose': [command('scheme.choose', { scheme: 'dark' })],
  'season.choose': [command('season.choose', { season: 'diwali' })],
};
