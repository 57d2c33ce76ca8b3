import { useEffect, useEffectEvent, useId } from 'react';
import { useNavigationIfAny } from '../../shell/app/actors.tsx';

/** A step back in the history closes what is open, the last one first, before it leaves the page (PHN-01). Does nothing without a shop. */
export function useLayer(isOpen: boolean, onClose: () => void): void {
  const id = useId();
  const navigation = useNavigationIfAny();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen || !navigation) return undefined;
    navigation.send({ type: 'layer.opened', id });
    const dismissals = navigation.on('layer.dismissed', (dismissed) => {
      if (dismissed.id === id) close();
    });
    return () => {
      dismissals.unsubscribe();
      navigation.send({ type: 'layer.closed', id });
    };
  }, [isOpen, id, navigation]);
}
