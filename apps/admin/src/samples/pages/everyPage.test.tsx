import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { AccountSettings } from '../accountSettings/AccountSettings.tsx';
import { AutocompletePage } from '../autocomplete/AutocompletePage.tsx';
import { BlogList } from '../blog/BlogList.tsx';
import { BlogPost } from '../blog/BlogPost.tsx';
import { AnalyticsPage } from '../cards/AnalyticsPage.tsx';
import { StatisticsPage } from '../cards/StatisticsPage.tsx';
import { DataTablePage } from '../dataTable/DataTablePage.tsx';
import { broken, openSample } from '../demo/openSample.tsx';
import { DemoUsersPage } from '../demoUsers/DemoUsersPage.tsx';
import { CategoryPage } from '../helpCentre/CategoryPage.tsx';
import { FaqPage } from '../helpCentre/FaqPage.tsx';
import { KnowledgeBase } from '../helpCentre/KnowledgeBase.tsx';
import { QuestionPage } from '../helpCentre/QuestionPage.tsx';
import { PricingPage } from '../pricing/PricingPage.tsx';
import { CartPage } from '../shop/CartPage.tsx';
import { ProductPage } from '../shop/ProductPage.tsx';
import { ShopPage } from '../shop/ShopPage.tsx';
import { WishlistPage } from '../shop/WishlistPage.tsx';
import { ProfilePage } from '../socialProfile/ProfilePage.tsx';

const product = (
  <Routes key="15">
    <Route path="/:id" element={<ProductPage />} />
  </Routes>
);

const pages: [name: string, page: ReactNode, shown: RegExp][] = [
  ['account settings', <AccountSettings key="1" />, /^Replace the picture$/],
  ['autocomplete', <AutocompletePage key="2" />, /^Grouped$/],
  ['blog', <BlogList key="3" />, /^A game that taught our team to plan$/],
  ['post', <BlogPost key="4" />, /^The newest comments$/],
  ['analytics', <AnalyticsPage key="5" />, /^86,589$/],
  ['statistics', <StatisticsPage key="6" />, /^2\.76K$/i],
  ['data table', <DataTablePage key="7" />, /^100 people$/],
  ['demo users', <DemoUsersPage key="8" />, /^50 users$/],
  ['categories', <CategoryPage key="9" />, /^How do I get a key\?$/],
  ['FAQ', <FaqPage key="10" />, /^28 questions$/],
  ['knowledge base', <KnowledgeBase key="11" />, /^Demand Generation$/],
  ['question', <QuestionPage key="12" />, /^Related questions$/],
  ['pricing', <PricingPage key="13" />, /^Choose Enterprise$/],
  ['cart', <CartPage key="14" />, /^Price details$/],
  ['product', product, /^Colour$/],
  ['shop', <ShopPage key="16" />, /^27 products$/],
  ['wishlist', <WishlistPage key="17" />, /^Apple iPhone 11 \(64GB, Black\)$/],
  ['profile', <ProfilePage key="18" />, /^Interior architect$/],
];

// Refusals are also logged to the console.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

describe.each([
  ['cannot be read', 500],
  ['is denied', 403],
])('what %s', (_what, status) => {
  it.each(pages)('says so, and is read again: %s', async (_name, page, shown) => {
    let isBroken = true;
    const { user } = openSample(page, '/27', ({ method }) => (isBroken && method === 'GET' ? broken(status) : undefined));
    await screen.findAllByRole('button', { name: 'Try again' });
    isBroken = false;
    for (const retry of screen.getAllByRole('button', { name: 'Try again' })) await user.click(retry);
    expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
  });
});
