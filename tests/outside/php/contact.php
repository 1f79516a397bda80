<?php
include 'common.php';
save('contact.php', json_decode(file_get_contents('php://input'), true));
// The answer is sent, and then the mailer takes its time.
echo '{"success":"1","reference":"row-18"';
while (ob_get_level()) {
    ob_end_flush();
}
flush();
sleep(20);
echo '}';
