import '../../../src/ui/kit/theme/global.css.ts';
import { createRoot } from 'react-dom/client';

const { searchParams } = new URL(location.href);
for (const name of ['season', 'scheme']) {
  const value = searchParams.get(name);
  if (value) document.documentElement.dataset[name] = value;
}
const root = document.getElementById('root');
const life = Number(searchParams.get('life') ?? 5000);
if (root) {
  // Apart, as the shop's pages are: its styles come in files of their own.
  const { KitPage } = await import('./KitPage.tsx');
  createRoot(root).render(<KitPage overlay={searchParams.get('overlay')} life={life} />);
}
