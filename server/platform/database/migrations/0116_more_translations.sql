-- Up Migration

-- Videos, coupons and the popups of campaigns have texts that shoppers read, and so do the names of journal categories.
ALTER TABLE translation DROP CONSTRAINT translation_kind_check, ADD CONSTRAINT translation_kind_check CHECK (kind IN
  ('product', 'banner', 'bundle', 'popup', 'post', 'business', 'reel', 'coupon', 'campaign', 'post-category'));

CREATE TRIGGER reel_untranslated AFTER DELETE ON reel FOR EACH ROW EXECUTE FUNCTION drop_translations('reel', 'id');
CREATE TRIGGER coupon_untranslated AFTER DELETE ON coupon
  FOR EACH ROW EXECUTE FUNCTION drop_translations('coupon', 'id');
CREATE TRIGGER campaign_untranslated AFTER DELETE ON campaign
  FOR EACH ROW EXECUTE FUNCTION drop_translations('campaign', 'id');
CREATE TRIGGER post_category_untranslated AFTER DELETE ON post_category
  FOR EACH ROW EXECUTE FUNCTION drop_translations('post-category', 'id');

CREATE TRIGGER reel_outdates AFTER UPDATE OF title ON reel FOR EACH ROW
  EXECUTE FUNCTION outdate_translations('reel', 'id', 'title', 'title');
CREATE TRIGGER coupon_outdates AFTER UPDATE OF name, description, urgency_message ON coupon FOR EACH ROW
  EXECUTE FUNCTION outdate_translations('coupon', 'id', 'name', 'name', 'description', 'description',
    'urgencyMessage', 'urgency_message');
CREATE TRIGGER campaign_outdates AFTER UPDATE OF popup ON campaign FOR EACH ROW
  EXECUTE FUNCTION outdate_translations('campaign', 'id', 'popupTitle', 'popup.title',
    'couponDescription', 'popup.text', 'buttonText', 'popup.button');
CREATE TRIGGER post_category_outdates AFTER UPDATE OF name ON post_category FOR EACH ROW
  EXECUTE FUNCTION outdate_translations('post-category', 'id', 'name', 'name');

-- Down Migration
