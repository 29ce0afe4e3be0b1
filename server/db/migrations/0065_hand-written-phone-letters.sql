-- The connections of before go on as they were: letters leave as they are.
UPDATE "shop_phone_message_methods" SET "letters" = 'unicode' WHERE "letters" = '';
